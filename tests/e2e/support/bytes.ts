/**
 * What a page may weigh: tests/bytes-budget.json.
 */

export interface Budget {
	script: number;
	style: number;
	/** Of the block's own script in the editor. */
	editor?: number;
	/** Ids of modules that this page never loads although a module it loads could import them. */
	unused?: string[];
}

/** Gzipped bytes of a page, and by file: tools/bench/bytes.mjs. */
interface Bytes {
	script: number;
	style: number;
	parts: Record< string, number >;
}

/**
 * @param found What a page carries.
 * @param most  What it may carry.
 * @return What is too heavy; none where all is within its budget.
 */
export const overBudget = ( { script, style, parts }: Bytes, most: Budget ): string[] => {
	// Every page of a shop has the attribution, with a budget of its own.
	const own = script - ( parts[ 'attribution.js' ] ?? 0 );
	return [
		...( own > most.script ? [ `script: ${ own } of ${ most.script } B` ] : [] ),
		...( style > most.style ? [ `style: ${ style } of ${ most.style } B` ] : [] ),
	];
};
