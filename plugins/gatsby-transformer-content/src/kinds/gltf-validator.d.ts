/** What is used of https://github.com/KhronosGroup/glTF-Validator, which has no types. */
declare module 'gltf-validator' {
  interface Report {
    issues: {
      /** The severity 0 is an error. An error in the JSON has a pointer into it, one in the binary parts an offset. */
      messages: {
        code: string;
        message: string;
        severity: number;
        pointer?: string;
        offset?: number;
      }[];
    };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
