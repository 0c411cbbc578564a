/**
 * A contributor looks through all blocks in the editor, new ones and the main fixture of each, with all panels of their
 * sidebars: nothing is refused, nothing fails, and whatever an administrator may do besides is told by the plugin's own
 * sentences.
 */
import type { Page } from '@playwright/test';
import { Editor, type EditorBlock } from './editor';
import { expect, test } from './fixtures';
import { blockSets, type BlockSet } from './support/blocks';
import { steady } from './support/canvas/parts';
import { settled } from './support/settled';
import { baseSheets, sheetMarkup, type Sheet } from './support/sheets';
import { lookThrough, nothingSeen, nowAt, untold, watchTrouble, type Seen } from './support/sidebar';

declare const wp: {
	blocks: { createBlock: ( name: string, attributes: object, inner: unknown[] ) => EditorBlock };
	data: { dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > > };
};

/** What somebody reads who may not do something: the words of src/editor/permission-notice.tsx. */
const SENTENCES = [
	'You are not allowed to choose media on this site. Ask an editor or an administrator.',
	'You are not allowed to add these items on this site. Ask an editor or an administrator.',
	'You are not allowed to edit menus on this site. Ask an administrator.',
	'You are not allowed to connect an account on this site. Ask an administrator.',
];

// Two editors are loaded, and some hundred panels opened in each.
test.describe.configure( { timeout: 400_000 } );

/** Lists that show items of the demo to everybody. */
const LISTS = [ 'blog-list', 'portfolio-list', 'team-list' ];

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
	await editor.fill( sheetMarkup( fixtures.map( ( one ) => ( { ...one, content: withoutQuery( one.content ) } ) ) ) );
	await settled( page );
	const lists = LISTS.filter( ( list ) => fixtures.some( ( { name } ) => name === list ) );
	if ( lists.length ) {
		const shown = await steady( page.frame( 'editor-canvas' )! );
		for ( const list of lists ) {
			expect.soft( shown.fixtures[ list ]?.length, `${ list } shows items` ).toBeGreaterThan( 3 );
		}
	}
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

/** How many sheets one editor shows, one after the other. With less, browsers can share the work. */
const AT_ONCE = 3;

/** How many sheets the new blocks count for: there are more of them than fixtures on a sheet. */
const NEW = 2;

/** What is looked through in one editor: new blocks, and some sheets. */
const rounds = blockSets.flatMap( ( { blocks, tag } ) => {
	const own = baseSheets.filter( ( { name } ) => name.endsWith( '@shop' ) === ( tag !== '' ) );
	return Array.from( { length: Math.ceil( ( own.length + NEW ) / AT_ONCE ) }, ( _, index ) => {
		const turn = own.slice( Math.max( 0, index * AT_ONCE - NEW ), ( index + 1 ) * AT_ONCE - NEW );
		const titles = [ ...( index ? [] : [ `new blocks${ tag }` ] ), ...turn.map( ( { name } ) => name ) ];
		return { title: titles.join( ', ' ), blocks: index ? {} : blocks, turn };
	} );
} );

for ( const { title, blocks, turn } of rounds ) {
	test( `a contributor opens all settings, is refused nothing and told what they may not do: ${ title }`, async ( {
		site,
		as,
	}, { parallelIndex } ) => {
		const lookAs = async ( role: string ) => {
			const page = await as( role );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			const id = await site.php< number >(
				`return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'A draft', 'post_author' => get_user_by( 'login', 'e2e-${ role }-${ parallelIndex }' )->ID ) );`
			);
			const seen = nothingSeen( await watchTrouble( page ) );
			const editor = new Editor( page, () => Promise.reject( new Error( 'The draft is there already.' ) ) );
			await editor.openPost( id );
			await editor.showSettings();
			if ( Object.keys( blocks ).length ) {
				await lookThroughNew( page, blocks, seen );
			}
			for ( const sheet of turn ) {
				await lookThroughSheet( editor, sheet, seen );
			}
			await page.close();
			return seen;
		};
		const own = await lookAs( 'contributor' );
		const all = await lookAs( 'administrator' );
		const count = Object.keys( blocks ).length + turn.flatMap( ( { fixtures } ) => fixtures ).length;
		expect( Object.keys( own.places ).length, 'panels' ).toBeGreaterThan( count );
		expect.soft( own.wrong, 'a contributor' ).toEqual( [] );
		expect.soft( all.wrong, 'an administrator' ).toEqual( [] );
		expect.soft( own.otherWords, 'said in other words' ).toEqual( [] );
		expect.soft( [ ...own.sentences ].filter( ( words ) => ! SENTENCES.includes( words ) ) ).toEqual( [] );
		expect.soft( [ ...all.sentences ], 'said to an administrator' ).toEqual( [] );
		expect( untold( own.places, all.places ) ).toEqual( [] );
	} );
}
