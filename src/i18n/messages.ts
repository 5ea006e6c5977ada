import type common from '../../locales/en/common.json';
import type layout from '../../locales/en/layout.json';
import type service from '../../locales/en/service.json';

/** The namespaces of `locales/` with their keys, as English defines them. */
export interface Messages {
  common: typeof common;
  layout: typeof layout;
  service: typeof service;
}

/** A key with its namespace: 'layout:menu'. */
export type MessageKey = {
  [Namespace in keyof Messages]: `${Namespace}:${keyof Messages[Namespace] & string}`;
}[keyof Messages];
