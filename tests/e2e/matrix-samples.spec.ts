/**
 * Sample content means one thing in all blocks: the canvas shows it with a bar, visitors get nothing of it, and it can
 * be used, made into items, removed and undone. A new block needs no line here.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Inserts an empty block and returns its canvas element and the button that fills it; null if it has none. */
async function insertEmpty( editor: Editor, metadata: Metadata ) {
	await editor.fill( '' );
	const id = await editor.insert( metadata.name, emptied( metadata ) );
	const block = editor.canvas.locator( `[data-block="${ id }"]` );
	await expect( block ).toBeVisible();
	await expect( block.locator( '.eidan-server-preview__placeholder' ) ).toHaveCount( 0 );
	const start = block.getByRole( 'button', { name: START } );
	return ( await start.count() ) ? { id, block, start } : null;
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
		const filled: string[] = [];
		for ( const metadata of members ) {
			await test.step( metadata.name, async () => {
				const empty = await insertEmpty( editor, metadata );
				if ( ! empty ) {
					return;
				}
				filled.push( metadata.name );
				const { block, start } = empty;
				const bar = editor.canvas.getByRole( 'group', { name: 'Sample content' } );
				await expect( start ).toHaveClass( /is-tertiary/ );
				await expect( start, 'the last button' ).toHaveText(
					( await block
						.locator( '.components-placeholder' )
						.first()
						.getByRole( 'button' )
						.last()
						.textContent() )!
				);
				await start.click();
				await expect( bar ).toHaveCount( 1 );
				await expect( bar ).toContainText( TOLD );
				await expect( block.getByRole( 'button', { name: START } ) ).toHaveCount( 0 );
				const [ sample ] = await editor.blocks();
				const mark = markOf( sample!.attributes )!;
				expect( Boolean( mark.items ) !== Boolean( mark.attributes ), 'items or content' ).toBe( true );
				await expect(
					bar.getByRole( 'button', { name: mark.items ? 'Make these into items' : 'Use this content' } )
				).toBeVisible();

				// One step takes all of it back.
				await editor.page.evaluate( () =>
					(
						window as unknown as { wp: { data: { dispatch: ( s: string ) => { undo: () => void } } } }
					 ).wp.data
						.dispatch( 'core' )
						.undo()
				);
				await expect( bar ).toHaveCount( 0 );
				await expect( block.getByRole( 'button', { name: START } ) ).toBeVisible();
				await block.getByRole( 'button', { name: START } ).click();
				await expect( bar ).toHaveCount( 1 );

				const url = await editor.publish();
				await page.goto( url );
				await expect( page.locator( `main [class*="wp-block-eidan-"]` ) ).toHaveCount( 0 );
				await expect( page.getByText( 'Nothing found.' ) ).toHaveCount( 0 );
				await expect( page.getByText( TOLD ) ).toHaveCount( 0 );

				await bar.getByRole( 'button', { name: 'Remove sample' } ).click();
				await expect( bar ).toHaveCount( 0 );
				await expect( block.getByRole( 'button', { name: START } ) ).toBeVisible();
				expect( markOf( ( await editor.blocks() )[ 0 ]!.attributes ) ).toBeUndefined();

				if ( mark.attributes ) {
					await block.getByRole( 'button', { name: START } ).click();
					await bar.getByRole( 'button', { name: 'Use this content' } ).click();
					await expect( bar ).toHaveCount( 0 );
					await expect( block ).toBeFocused();
					await editor.save();
					expect( ( await ( await page.request.get( url ) ).text() ).includes( 'eidanSample' ) ).toBe(
						false
					);
					await page.goto( url );
					await expect( page.locator( '[class*="wp-block-eidan-"]' ).first() ).toBeAttached();
				}
			} );
		}
		expect( filled, 'blocks with samples' ).toEqual( members.filter( offersSamples ).map( ( { name } ) => name ) );
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
