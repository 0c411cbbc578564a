/// <reference types="@wordpress/jest-console" />
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom does not have these classes, but WordPress's stores need them when they are loaded.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
