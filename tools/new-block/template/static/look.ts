import type { %Pascal%Attributes } from './attributes';

/** Returns the block's class, the same in the editor and in the saved HTML. */
export const classesOf = ( { emphasis }: %Pascal%Attributes ): string => `is-${ emphasis }`;
