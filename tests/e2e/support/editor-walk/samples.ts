/**
 * Sample content means one thing in all blocks: the canvas shows it with a bar, visitors get nothing of it, and it can
 * be used, made into items, removed and undone.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Editor } from '../../editor';
import { expect, test } from '../../fixtures';
import type { Metadata } from '../blocks';
import type { Patience } from '../editor-rounds';
import type { EditorProbe, OpenSheet } from './probe';

const START = 'Start with sample content';
const TOLD = 'Sample: visitors do not see this.';

/** A list that finds nothing, since samples are offered where there are no items. */
const emptied = ( { attributes }: Metadata ): object =>
	attributes && 'query' in attributes
		? {
				query: {
					...( ( attributes.query as { default?: object } ).default ?? {} ),
					include: [ 987654 ],
				},
			}
		: {};

const markOf = ( attributes: Record< string, unknown > ) =>
	( attributes.metadata as { eidanSample?: { items?: string; attributes?: string[] } } | undefined )?.eidanSample;

/** Whether a block offers samples by its source: it has the button, or a placeholder with the button. */
const offersSamples = ( { name }: Metadata ): boolean => {
	const folder = join( __dirname, '../../../../blocks', name.replace( 'eidan/', '' ) );
	return readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.tsx' ) )
		.some( ( file ) =>
			/<(SampleButton|ListEmpty|ImagesPlaceholder|GalleryPlaceholder|SourcePlaceholder)\b/.test(
				readFileSync( join( folder, file ), 'utf8' )
			)
		);
};

declare const wp: { data: { dispatch: ( store: string ) => Record< string, () => void > } };

/** A block on the canvas that offers samples. */
interface Sampled {
	id: string;
	block: Locator;
	/** The button that fills it. */
	start: Locator;
	/** The bar of its sample. */
	bar: Locator;
}

const sampled = ( { canvas }: Editor, id: string ): Sampled => {
	const block = canvas.locator( `[data-block="${ id }"]` );
	return {
		id,
		block,
		start: block.getByRole( 'button', { name: START } ),
		bar: canvas.locator( `[data-block="${ id }"] + [role="group"][aria-label="Sample content"]` ),
	};
};

/** What the editor keeps of a block's sample. */
const markIn = async ( editor: Editor, id: string ) =>
	markOf( ( await editor.blocks() ).find( ( { clientId } ) => clientId === id )!.attributes );

/** Fills an empty block with its sample, by the button. */
async function fill( { start, bar }: Sampled, patience: Patience = {} ): Promise< void > {
	await start.click();
	await bar.waitFor( patience );
	await start.waitFor( { state: 'detached' } );
}

/** What is left of a block's sample in the post. */
interface Left {
	/** Markup of the block with its sample. */
	sample: string;
	/** Markup of the block whose sample is used; '' if it shows items. */
	used: string;
}

/**
 * Fills an empty block with its sample, takes that back in one step, fills it again, removes the sample, and uses it.
 *
 * @param editor   The editor. Its content is replaced.
 * @param metadata block.json of the block.
 * @param patience How long to wait for the sample.
 * @return What is left of it; null if the block offers no samples.
 */
async function tryOut( editor: Editor, metadata: Metadata, patience?: Patience ): Promise< Left | null > {
	await editor.fill( '' );
	const id = await editor.insert( metadata.name, emptied( metadata ) );
	const own = sampled( editor, id );
	const { block, start, bar } = own;
	await block.waitFor();
	await block.locator( '.eidan-server-preview__placeholder' ).first().waitFor( { state: 'detached' } );
	if ( ! ( await start.count() ) ) {
		return null;
	}
	await expect( start ).toHaveClass( /is-tertiary/ );
	await expect( start, 'the last button' ).toHaveText(
		( await block.locator( '.components-placeholder' ).first().getByRole( 'button' ).last().textContent() )!
	);
	await fill( own, patience );
	await expect( bar ).toContainText( TOLD );
	const { items, attributes } = ( await markIn( editor, id ) )!;
	expect( Boolean( items ) !== Boolean( attributes ), 'items or content' ).toBe( true );
	const use = bar.getByRole( 'button', { name: items ? 'Make these into items' : 'Use this content' } );
	await use.waitFor();

	await editor.page.evaluate( () => wp.data.dispatch( 'core' ).undo!() );
	await bar.waitFor( { state: 'detached' } );
	await fill( own );
	const sample = await editor.content();

	await bar.getByRole( 'button', { name: 'Remove sample' } ).click();
	await bar.waitFor( { state: 'detached' } );
	await start.waitFor();
	expect( await markIn( editor, id ) ).toBeUndefined();
	if ( items ) {
		return { sample, used: '' };
	}
	await fill( own );
	await use.click();
	await bar.waitFor( { state: 'detached' } );
	await expect( block ).toBeFocused();
	return { sample, used: await editor.content() };
}

export const samplesTriedOut: EditorProbe = {
	question: 'an empty block is filled with a sample, told so, undone in one step, removed and used',

	async ask( { editor, blocks, kept } ) {
		const offering: string[] = [];
		for ( const metadata of blocks ) {
			await test.step( metadata.name, async () => {
				const left = await tryOut( editor, metadata );
				if ( left ) {
					offering.push( metadata.name );
					kept.samples.push( { name: metadata.name, ...left } );
				}
			} );
		}
		expect( offering, 'blocks with samples' ).toEqual( blocks.filter( offersSamples ).map( ( { name } ) => name ) );
	},

	async control( editor ) {
		expect( await tryOut( editor, { name: 'eidan/control-good' } ), 'without samples' ).toBeNull();
		await expect( tryOut( editor, { name: 'eidan/control-deaf' }, { timeout: 3_000 } ) ).rejects.toThrow(
			/Timeout/
		);
	},
};

/** Classes of our blocks that a page shows, with its words about samples. */
const shownOf = async ( page: OpenSheet[ 'page' ] ) => [
	...( await page
		.locator( 'main [class*="wp-block-eidan-"]' )
		.evaluateAll( ( elements ) => elements.map( ( one ) => one.className ) ) ),
	...( await page.getByText( /Nothing found\.|Sample: visitors do not see this\./ ).allTextContents() ),
];

export const samplesOnPage: EditorProbe = {
	question: 'visitors get nothing of a sample before an author uses it',

	async ask( { editor, page, kept: { samples } } ) {
		if ( ! samples.length ) {
			return;
		}
		await editor.fill( samples.map( ( { sample } ) => sample ).join( '\n\n' ) );
		const url = await editor.publish();
		await page.goto( url );
		expect( await shownOf( page ) ).toEqual( [] );

		const used = samples.filter( ( one ) => one.used );
		await editor.fill( used.map( ( one ) => one.used ).join( '\n\n' ) );
		await editor.save();
		const response = await page.goto( url );
		expect( await response?.text() ).not.toContain( 'eidanSample' );
		for ( const { name } of used ) {
			const own = page.locator( `main .wp-block-${ name.replace( '/', '-' ) }` );
			await expect( own.first(), `${ name } is on the page` ).toBeAttached();
		}
	},

	async control( _, page ) {
		const show = ( html: string ) => page.setContent( `<main>${ html }</main>` );
		await show( '<p>Words</p>' );
		expect( await shownOf( page ) ).toEqual( [] );
		await show( '<div class="wp-block-eidan-x"></div><p>Nothing found.</p>' );
		expect( await shownOf( page ) ).toEqual( [ 'wp-block-eidan-x', 'Nothing found.' ] );
		await show( `<p>${ TOLD }</p>` );
		expect( await shownOf( page ) ).toEqual( [ TOLD ] );
	},
};
