/**
 * Checks the size of a page against its budget in tests/bytes-budget.json.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOfBlocks } from '../../../tools/bench/bytes.mjs';

export interface Budget {
	script: number;
	style: number;
	/** Bytes of the block's own script in the editor. */
	editor?: number;
	/** IDs of script modules that the page must not load, although a module that it loads could import them. */
	unused?: string[];
}

/** Budgets by fixture or block, or by the name of a file or a screen. */
export const budgets = JSON.parse( readFileSync( join( __dirname, '../../bytes-budget.json' ), 'utf8' ) ) as Record<
	string,
	Budget
> & { default: Budget };

/** Gzipped bytes that a page loads: in all, and by file. See tools/bench/bytes.mjs. */
interface Bytes {
	script: number;
	style: number;
	parts: Record< string, number >;
}

/**
 * @param found What the page loads.
 * @param most  What it may load.
 * @return A sentence for each budget that is exceeded; none if the page is within its budget.
 */
export const overBudget = ( found: Bytes, most: Budget ): string[] => {
	const script = scriptOfBlocks( found );
	return [
		...( script > most.script ? [ `script: ${ script } of ${ most.script } B` ] : [] ),
		...( found.style > most.style ? [ `style: ${ found.style } of ${ most.style } B` ] : [] ),
	];
};
