/**
 * Sample content means one thing in all blocks: the canvas shows it with a bar, visitors get nothing of it, and it can
 * be used, made into items, removed and undone. A new block needs no line here.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Editor } from './editor';
import { expect, test } from './fixtures';
import { blockSets, type Metadata } from './support/blocks';

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
	const folder = join( __dirname, '../../blocks', name.replace( 'eidan/', '' ) );
	return readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.tsx' ) )
		.some( ( file ) =>
			/<(SampleButton|ListEmpty|ImagesPlaceholder|GalleryPlaceholder)\b/.test(
				readFileSync( join( folder, file ), 'utf8' )
			)
		);
};

declare const wp: { data: { dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => void > } };

/** A block on the canvas that offers samples. */
interface Sampled {
	name: string;
	id: string;
	block: Locator;
	/** The button that fills it. */
	start: Locator;
	/** The bar of its sample. */
	bar: Locator;
}

/** Inserts an empty block behind the others. Takes it away again and returns null if it offers no samples. */
async function insertEmpty( editor: Editor, metadata: Metadata ): Promise< Sampled | null > {
	const id = await editor.insert( metadata.name, emptied( metadata ) );
	const block = editor.canvas.locator( `[data-block="${ id }"]` );
	await expect( block ).toBeVisible();
	await expect( block.locator( '.eidan-server-preview__placeholder' ) ).toHaveCount( 0 );
	const start = block.getByRole( 'button', { name: START } );
	if ( ! ( await start.count() ) ) {
		await editor.page.evaluate(
			( clientId ) => wp.data.dispatch( 'core/block-editor' ).removeBlock!( clientId, false ),
			id
		);
		return null;
	}
	const bar = editor.canvas.locator( `[data-block="${ id }"] + [role="group"][aria-label="Sample content"]` );
	return { name: metadata.name, id, block, start, bar };
}

/** What the editor keeps of a block's sample. */
const markIn = async ( editor: Editor, id: string ) =>
	markOf( ( await editor.blocks() ).find( ( { clientId } ) => clientId === id )!.attributes );

/**
 * Fills a block with its sample, takes that back in one step, and fills it again.
 *
 * @param editor  The editor.
 * @param sampled The block, which is empty.
 * @param others  How many blocks are filled already.
 */
async function fillTwice( editor: Editor, { id, block, start, bar }: Sampled, others: number ): Promise< void > {
	const bars = editor.canvas.getByRole( 'group', { name: 'Sample content' } );
	await expect( start ).toHaveClass( /is-tertiary/ );
	await expect( start, 'the last button' ).toHaveText(
		( await block.locator( '.components-placeholder' ).first().getByRole( 'button' ).last().textContent() )!
	);
	await start.click();
	await expect( bars ).toHaveCount( others + 1 );
	await expect( bar ).toContainText( TOLD );
	await expect( start ).toHaveCount( 0 );
	const mark = ( await markIn( editor, id ) )!;
	expect( Boolean( mark.items ) !== Boolean( mark.attributes ), 'items or content' ).toBe( true );
	await expect(
		bar.getByRole( 'button', { name: mark.items ? 'Make these into items' : 'Use this content' } )
	).toBeVisible();

	await editor.page.evaluate( () => wp.data.dispatch( 'core' ).undo!() );
	await expect( bars ).toHaveCount( others );
	await expect( start ).toBeVisible();
	await start.click();
	await expect( bar ).toHaveCount( 1 );
	// When its preview comes, it grows. If the button of the next block moved between press and release, that would be no
	// click.
	await expect( start ).toHaveCount( 0 );
	await expect( block.locator( '.components-spinner' ) ).toHaveCount( 0 );
}

/** Removes the sample of a block. Returns whether its content can be used, and uses it then. */
async function removeAndUse( editor: Editor, { id, block, start, bar }: Sampled ): Promise< boolean > {
	const isContent = Boolean( ( await markIn( editor, id ) )!.attributes );
	await bar.getByRole( 'button', { name: 'Remove sample' } ).click();
	await expect( bar ).toHaveCount( 0 );
	await expect( start ).toBeVisible();
	expect( await markIn( editor, id ) ).toBeUndefined();
	if ( isContent ) {
		await start.click();
		await bar.getByRole( 'button', { name: 'Use this content' } ).click();
		await expect( bar ).toHaveCount( 0 );
		await expect( block ).toBeFocused();
	}
	return isContent;
}

/** Blocks are shared out among several tests, which run side by side. */
const groups = blockSets.flatMap( ( { topLevel, tag } ) =>
	[ 0, 1, 2, 3 ]
		.map( ( part ) => ( { part, tag, members: topLevel.filter( ( _, index ) => index % 4 === part ) } ) )
		.filter( ( { members } ) => members.length )
);

for ( const { part, members, tag } of groups ) {
	test( `samples are filled, told, undone, hidden, used and removed (${ part + 1 })${ tag }`, async ( {
		editor,
		page,
	} ) => {
		test.setTimeout( 400_000 );
		await editor.open( '' );
		const all: Sampled[] = [];
		for ( const metadata of members ) {
			await test.step( `${ metadata.name } is filled`, async () => {
				const sampled = await insertEmpty( editor, metadata );
				if ( sampled ) {
					await fillTwice( editor, sampled, all.length );
					all.push( sampled );
				}
			} );
		}
		expect(
			all.map( ( { name } ) => name ),
			'blocks with samples'
		).toEqual( members.filter( offersSamples ).map( ( { name } ) => name ) );
		if ( ! all.length ) {
			return;
		}

		// Visitors get nothing of them.
		const url = await editor.publish();
		await page.goto( url );
		const shown = page.locator( 'main [class*="wp-block-eidan-"]' );
		expect( await shown.evaluateAll( ( elements ) => elements.map( ( one ) => one.className ) ) ).toEqual( [] );
		await expect( page.getByText( 'Nothing found.' ) ).toHaveCount( 0 );
		await expect( page.getByText( TOLD ) ).toHaveCount( 0 );

		const used: string[] = [];
		for ( const sampled of all ) {
			await test.step( `${ sampled.name } is removed`, async () => {
				if ( await removeAndUse( editor, sampled ) ) {
					used.push( sampled.name );
				}
			} );
		}
		await editor.save();
		const response = await page.goto( url );
		expect( await response?.text() ).not.toContain( 'eidanSample' );
		for ( const name of used ) {
			const own = page.locator( `main .wp-block-${ name.replace( '/', '-' ) }` );
			await expect( own.first(), `${ name } is on the page` ).toBeAttached();
		}
	} );
}

test( 'samples of a list become drafts, which the list shows once they are published', async ( { editor, api } ) => {
	await editor.open( '' );
	await editor.insert( 'eidan/testimonials-list', { query: { postType: 'eidan_testimonial', include: [ 987654 ] } } );
	await editor.canvas.getByRole( 'button', { name: START } ).click();
	await expect( editor.canvas.getByText( 'no surprises on the invoice' ) ).toBeVisible();
	await editor.canvas.getByRole( 'button', { name: 'Make these into items' } ).click();
	const told = editor.page.getByText( '3 drafts were made. They appear here once you publish them.' ).first();
	await expect( told ).toBeVisible();
	await expect( editor.page.getByRole( 'link', { name: 'View drafts' } ) ).toHaveAttribute(
		'href',
		/edit\.php\?post_status=draft&post_type=eidan_testimonial/
	);
	await expect( editor.canvas.getByRole( 'group', { name: 'Sample content' } ) ).toHaveCount( 0 );
	const drafts = await api< { id: number; status: string }[] >(
		'GET',
		'wp/v2/testimonials?status=draft&per_page=10'
	);
	expect( drafts.length ).toBeGreaterThanOrEqual( 3 );
	for ( const { id } of drafts ) {
		await api( 'DELETE', `wp/v2/testimonials/${ id }?force=true` );
	}
} );

test( 'an author is told before publishing and after saving', async ( { ownEditor: editor } ) => {
	await editor.open( '' );
	await editor.insert( 'eidan/tabbed-info' );
	await editor.canvas.getByRole( 'button', { name: START } ).click();
	const { page } = editor;
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByText( '1 block is a sample. Visitors do not see it.' ) ).toBeVisible();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const notice = page.locator( '.components-notice', { hasText: '1 block is a sample. Visitors do not see it.' } );
	await expect( notice ).toBeVisible();
	await page.keyboard.press( 'Escape' );
} );
