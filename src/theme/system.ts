import { createSystem } from '@chakra-ui/react/styled-system';
import { themeConfig } from './config';

/** For Chakra's types and for tests. Pages create their own system (page-system.ts). */
export const system = createSystem(themeConfig);
