import { canvasIsPage } from './canvas';
import { brokenIsTold, insertedAndUndone, reopenedAsSaved } from './new-blocks';
import { presentedFilled } from './presented';
import type { EditorProbe } from './probe';
import { samplesTriedOut, samplesOnPage } from './samples';

export { askAll, type OpenSheet } from './probe';

/** What is asked about fixtures, whichever they are. */
export const OF_FIXTURES: readonly EditorProbe[] = [ canvasIsPage ];

/** What is asked about new blocks. These replace what is in the editor, and the last one loads it again. */
export const OF_BLOCKS: readonly EditorProbe[] = [ insertedAndUndone, brokenIsTold, reopenedAsSaved ];

/** What is asked about what blocks offer to those who begin with them. These replace what is in the editor. */
export const OF_OFFERS: readonly EditorProbe[] = [ presentedFilled, samplesTriedOut, samplesOnPage ];
