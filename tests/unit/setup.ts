/// <reference types="@wordpress/jest-console" />
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have them and jsdom does not; WordPress's stores ask for them when they are loaded.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
