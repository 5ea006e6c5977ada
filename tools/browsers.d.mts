export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The programs that drive WebKitGTK and stand in for a screen. */
export interface WebKitPrograms {
  driver: string;
  screen: string;
}

export declare const engineNames: readonly EngineName[];
export declare const howToGet: Readonly<Record<EngineName, string>>;
export declare function findChromium(): string | undefined;
export declare function findFirefox(): string | undefined;
export declare function findWebKit(): WebKitPrograms | undefined;
export declare function installBrowsers(): void;
