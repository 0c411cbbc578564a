/**
 * What an author does in the editor: opens a page from the list of pages, types, works.
 */
import { FIRST } from './content.mjs';

/** A letter that {@see FIRST} does not have. */
const LETTER = 'Q';
/** How long a typed letter may take until it is typed again, because the canvas was not ready for it. */
const AGAIN = 3000;
/** How often an author types, inserts, moves, changes, undoes twice: 240 edits. */
const ROUNDS = 40;

/**
 * Opens a page as an author does, and types a letter.
 *
 * @param {import('@playwright/test').BrowserContext} context A browser that is logged in.
 * @param {string}                                    list    Address of the list of pages.
 * @param {string}                                    title   Title of the page.
 * @return {Promise<{ page: import('@playwright/test').Page, ms: number, answer: number, html: number, requests: number, cpu: number, script: number, style: number }>} The editor; milliseconds from the click on the page's title until the letter is seen, and until PHP's answer is there; bytes of it; how many files were asked for, without those of the canvas; milliseconds of the processor for all, for scripts, for styles.
 */
export async function typeInto( context, list, title ) {
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	// Time of the processor, which other programs on the machine do not lengthen.
	await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	await page.addInitScript( () => performance.setResourceTimingBufferSize( 2000 ) );
	await page.goto( list );
	await page.evaluate( () =>
		document.addEventListener( 'click', ( { timeStamp } ) =>
			sessionStorage.setItem( 'clicked', String( performance.timeOrigin + timeStamp ) )
		)
	);
	await page.locator( 'a.row-title', { hasText: title } ).click();
	const words = page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( 'p', { hasText: FIRST } );
	for (;;) {
		await words.click( { timeout: 120_000 } );
		await page.keyboard.press( LETTER );
		const isSeen = await words
			.filter( { hasText: LETTER } )
			.waitFor( { timeout: AGAIN } )
			.then( () => true )
			.catch( () => false );
		if ( isSeen ) {
			break;
		}
	}
	// A frame was painted when the task after it runs.
	const found = await words.evaluate(
		() =>
			new Promise( ( done ) =>
				requestAnimationFrame( () =>
					setTimeout( () => {
						const now = performance.timeOrigin + performance.now();
						const { performance: times, sessionStorage: kept } = window.parent;
						const [ document ] = times.getEntriesByType( 'navigation' );
						done( {
							ms: now - Number( kept.getItem( 'clicked' ) ),
							answer: times.timeOrigin + document.responseEnd - Number( kept.getItem( 'clicked' ) ),
							html: document.decodedBodySize,
							requests: times.getEntriesByType( 'resource' ).length,
						} );
					} )
				)
			)
	);
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const spent = Object.fromEntries( metrics.map( ( { name, value } ) => [ name, value * 1000 ] ) );
	return { page, ...found, cpu: spent.TaskDuration, script: spent.ScriptDuration, style: spent.RecalcStyleDuration };
}

/** Runs in the editor: what one round of work is, besides typing. */
const round = async ( at ) => {
	const { data, blocks } = window.wp;
	const editor = data.dispatch( 'core/block-editor' );
	const { getBlockOrder } = data.select( 'core/block-editor' );
	const drawn = () => new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
	// With the template around it, the content is in a block of its own.
	const [ parent = '' ] = data.select( 'core/block-editor' ).getBlocksByName( 'core/post-content' );
	const last = () => getBlockOrder( parent ).at( -1 );
	editor.insertBlock( blocks.createBlock( 'core/paragraph', { content: `Added ${ at }` } ), undefined, parent );
	await drawn();
	editor.moveBlocksUp( [ last() ], parent );
	await drawn();
	editor.updateBlockAttributes( last(), { className: `round-${ at }` } );
	await drawn();
	data.dispatch( 'core/editor' ).undo();
	await drawn();
	data.dispatch( 'core/editor' ).undo();
	await drawn();
	data.dispatch( 'core/editor' ).setIsInserterOpened( true );
	await drawn();
	await drawn();
	data.dispatch( 'core/editor' ).setIsInserterOpened( false );
	await drawn();
};

/**
 * Works on an open page as in ten minutes: types, inserts, moves, changes, undoes, looks into the inserter.
 *
 * @param {import('@playwright/test').Page} page The editor, with the cursor in a paragraph.
 * @return {Promise<number>} Bytes of memory that scripts hold afterwards, and cannot be freed.
 */
export async function work( page ) {
	const words = page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( 'p', { hasText: FIRST } );
	for ( let at = 0; at < ROUNDS; at++ ) {
		await words.click();
		await page.keyboard.type( 'words ' );
		await page.evaluate( round, at );
	}
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	// What the first pass finalizes is free only in the second.
	await session.send( 'HeapProfiler.collectGarbage' );
	await session.send( 'HeapProfiler.collectGarbage' );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'JSHeapUsedSize' ).value;
}
