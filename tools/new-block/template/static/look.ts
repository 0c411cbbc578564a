import type { %Pascal%Attributes } from './attributes';

/** Names of the classes, the same in the editor and as saved. */
export const classesOf = ( { emphasis }: %Pascal%Attributes ): string => `is-${ emphasis }`;
