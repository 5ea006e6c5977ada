export declare const isInstalled: (folder?: string) => boolean;
