/** The package carries no types; these are the parts the preview uses. */
declare module 'netlify-redirector' {
  export interface RedirectRequest {
    scheme: string;
    host: string;
    /** As sent, percent-encoded. */
    path: string;
    /** Without the question mark. */
    query: string;
    /** Asked for `X-Language` and `X-Country`, which the host derives from the request. */
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  export interface RedirectMatch {
    from: string;
    /** Placeholders and splats already filled in. */
    to: string;
    status: number;
    force: boolean;
  }
  export interface RedirectMatcher {
    match(request: RedirectRequest): RedirectMatch | null;
  }
  export function parseJSON(rules: string, options: object): Promise<RedirectMatcher>;
}
