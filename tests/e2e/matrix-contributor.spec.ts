/**
 * A contributor in the editor: six stories of what they may not do and may, and a walk through all blocks, new ones and
 * the main fixture of each, with all panels of their sidebars. Nothing is refused, nothing fails, and whatever they may
 * not do is told by the plugin's own sentences. Which control needs which right, and that it does not go without a
 * word, is decided in code: tests/unit/editor/rights.test.tsx.
 */
import type { Locator, Page } from '@playwright/test';
import type { Editor, EditorBlock } from './editor';
import { expect, test } from './fixtures';
import { blockSets, wholeBlockSet, type BlockSet } from './support/blocks';
import { steady } from './support/canvas/parts';
import { openAsContributor } from './support/contributor';
import { settled } from './support/settled';
import { baseSheets, sheetMarkup, type Sheet } from './support/sheets';
import { lookThrough, nowAt, type Seen } from './support/sidebar';

declare const wp: {
	blocks: { createBlock: ( name: string, attributes: object, inner: unknown[] ) => EditorBlock };
	data: { dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > > };
};

/** What somebody reads who may not do something: the words of src/editor/permission-notice.tsx. */
const SENTENCES = {
	media: 'You are not allowed to choose media on this site. Ask an editor or an administrator.',
	items: 'You are not allowed to add these items on this site. Ask an editor or an administrator.',
	menus: 'You are not allowed to edit menus on this site. Ask an administrator.',
	recipient:
		'Enquiries go to the address of the site. You are not allowed to choose another one. Ask an editor or an administrator.',
	account: 'You are not allowed to connect an account on this site. Ask an administrator.',
};

// The editor is loaded for a contributor, and some hundred panels opened in it.
test.describe.configure( { timeout: 400_000 } );

/** Lists that show items of the demo to everybody. */
const LISTS = [ 'blog-list', 'portfolio-list', 'team-list' ];

const fixturesOf = ( names: string[] ) => wholeBlockSet.fixtures.filter( ( { name } ) => names.includes( name ) );

/** Shows fixtures, and expects the lists among them to show items. */
async function show( editor: Editor, fixtures: Sheet[ 'fixtures' ] ): Promise< void > {
	await editor.fill( sheetMarkup( fixtures ) );
	await settled( editor.page );
	const lists = fixtures.flatMap( ( { name } ) => ( LISTS.includes( name ) ? [ name ] : [] ) );
	if ( lists.length ) {
		const shown = await steady( editor.page.frame( 'editor-canvas' )! );
		for ( const list of lists ) {
			expect.soft( shown.fixtures[ list ]?.length, `${ list } shows items` ).toBeGreaterThan( 3 );
		}
	}
}

/** Reads that something is not allowed, and finds no control for it. */
async function isTold( where: Locator, sentence: keyof typeof SENTENCES, control: RegExp ): Promise< void > {
	await expect( where.getByText( SENTENCES[ sentence ] ).first() ).toBeVisible();
	await expect( where.getByRole( 'button', { name: control } ) ).toHaveCount( 0 );
	await expect( where.getByRole( 'link', { name: control } ) ).toHaveCount( 0 );
}

/** Inserts a new block. Returns it in the canvas. */
const insert = async ( editor: Editor, name: string, attributes: object = {} ) =>
	editor.canvas.locator( `[data-block="${ await editor.insert( name, attributes ) }"]` );

/** What a contributor does, and meets. */
const STORIES: Record< string, ( editor: Editor, seen: Seen ) => Promise< void > > = {
	'chooses media': async ( editor ) =>
		isTold( await insert( editor, 'eidan/image-gallery' ), 'media', /media library|upload|choose/i ),
	'makes items of a sample': async ( editor ) => {
		const list = await insert( editor, 'eidan/blog-list', { query: { postType: 'page', include: [ 987654 ] } } );
		await list.getByRole( 'button', { name: 'Start with sample content' } ).click();
		await isTold( editor.canvas.getByRole( 'group', { name: 'Sample content' } ), 'items', /make these/i );
	},
	'edits a menu': async ( editor ) => {
		await insert( editor, 'eidan/menu' );
		await isTold( editor.sidebar, 'menus', /create menu|add/i );
	},
	'connects an account': async ( editor ) =>
		isTold( await insert( editor, 'eidan/instagram-feed-list' ), 'account', /connect/i ),
	'looks at lists': async ( editor ) => show( editor, fixturesOf( LISTS ) ),
	'opens all panels of a block': async ( editor, seen ) => {
		const id = await editor.insert( 'eidan/portfolio-list' );
		await lookThrough( editor.page, seen, 'portfolio-list', id );
		expect( Object.keys( seen.places ).length, 'panels' ).toBeGreaterThan( 5 );
	},
};

test( 'a contributor chooses media, makes items, edits a menu, connects an account, looks at lists, opens all panels: is refused nothing and told what they may not do', async ( {
	site,
	as,
}, { parallelIndex: worker } ) => {
	const page = await as( 'contributor' );
	const { editor, seen } = await openAsContributor( { site, page, worker } );
	for ( const [ story, tell ] of Object.entries( STORIES ) ) {
		await test.step( story, async () => {
			await nowAt( page, story );
			await editor.fill( '' );
			await tell( editor, seen );
			await settled( page );
			expect.soft( seen.wrong, story ).toEqual( [] );
		} );
	}
	expect( seen.otherWords, 'said in other words' ).toEqual( [] );
} );

/**
 * A query loop of WordPress requests posts with the rights of an editor. For a contributor it loads endlessly. So a
 * block that stands in one is taken out of it.
 */
const withoutQuery = ( content: string ) =>
	content.includes( '<!-- wp:query ' )
		? ( /<!-- wp:eidan\/\S+ (?:\{.*?\} )?\/-->/.exec( content )?.[ 0 ] ?? '' )
		: content;

/**
 * Runs in the page: inserts new blocks, each inside new blocks that it has to stand in.
 *
 * @param chains Names of each block and of those around it, the outermost first.
 * @return IDs of the blocks.
 */
const insertNew = async ( chains: string[][] ): Promise< string[] > => {
	const all = chains.map( ( names ) => {
		const own = wp.blocks.createBlock( names.at( -1 )!, {}, [] );
		const outermost = names
			.slice( 0, -1 )
			.reduceRight< EditorBlock >( ( inner, name ) => wp.blocks.createBlock( name, {}, [ inner ] ), own );
		return { own, outermost };
	} );
	await wp.data.dispatch( 'core/block-editor' ).insertBlocks!( all.map( ( { outermost } ) => outermost ) );
	return all.map( ( { own } ) => own.clientId );
};

/** Names of a block and of those that it has to stand in, the outermost first. */
const chain = ( name: string, blocks: BlockSet[ 'blocks' ] ): string[] => {
	const [ parent ] = blocks[ name.replace( 'eidan/', '' ) ]?.parent ?? [];
	return parent ? [ ...chain( parent, blocks ), name ] : [ name ];
};

/**
 * Looks through new blocks of each kind.
 *
 * @param page   Page with the editor.
 * @param blocks Blocks.
 * @param seen   Where to add what is met.
 */
async function lookThroughNew( page: Page, blocks: BlockSet[ 'blocks' ], seen: Seen ): Promise< void > {
	const names = Object.values( blocks ).map( ( { name } ) => name );
	await nowAt( page, 'new blocks' );
	const ids = await page.evaluate(
		insertNew,
		names.map( ( name ) => chain( name, blocks ) )
	);
	await settled( page );
	for ( const [ index, name ] of names.entries() ) {
		await lookThrough( page, seen, `a new ${ name }`, ids[ index ]! );
	}
	await settled( page );
}

/**
 * Looks through the fixtures of a sheet. Of blocks inside a fixture, one of each kind is enough.
 *
 * @param editor The editor.
 * @param sheet  The sheet.
 * @param seen   Where to add what is met.
 */
async function lookThroughSheet( editor: Editor, { name: title, fixtures }: Sheet, seen: Seen ): Promise< void > {
	const { page } = editor;
	await nowAt( page, title );
	await show(
		editor,
		fixtures.map( ( one ) => ( { ...one, content: withoutQuery( one.content ) } ) )
	);
	const known = new Set< string >();
	const walk = async ( fixture: string, list: EditorBlock[], isTop: boolean ): Promise< void > => {
		for ( const { name, clientId, innerBlocks } of list ) {
			if ( isTop || ! known.has( name ) ) {
				known.add( name );
				await lookThrough( page, seen, `${ fixture }, ${ name }`, clientId );
			}
			await walk( fixture, innerBlocks, false );
		}
	};
	for ( const { attributes, innerBlocks } of await editor.blocks() ) {
		await walk( String( attributes.className ).replace( 'eidan-fixture-', '' ), innerBlocks, true );
	}
	await settled( page );
}

for ( const { blocks, tag } of blockSets ) {
	test( `a contributor opens all settings of all blocks${ tag } @slow`, async ( { site, as }, {
		parallelIndex: worker,
	} ) => {
		const page = await as( 'contributor' );
		const { editor, seen } = await openAsContributor( { site, page, worker } );
		await lookThroughNew( page, blocks, seen );
		const own = baseSheets.filter( ( { name } ) => name.endsWith( '@shop' ) === ( tag !== '' ) );
		for ( const sheet of own ) {
			await lookThroughSheet( editor, sheet, seen );
		}
		const count = Object.keys( blocks ).length + own.flatMap( ( { fixtures } ) => fixtures ).length;
		expect( Object.keys( seen.places ).length, 'panels' ).toBeGreaterThan( count );
		expect.soft( seen.wrong ).toEqual( [] );
		expect.soft( seen.otherWords, 'said in other words' ).toEqual( [] );
		expect( [ ...seen.sentences ].filter( ( words ) => ! Object.values( SENTENCES ).includes( words ) ) ).toEqual(
			[]
		);
	} );
}
