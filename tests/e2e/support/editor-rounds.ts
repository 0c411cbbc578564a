/**
 * The checks of the editor's matrix. Each is a function of its own, so that tests can show that it finds a mistake.
 */
import { expect } from '../fixtures';
import type { Editor, EditorBlock } from '../editor';

/** Markup after it was parsed and serialised, and the names of blocks that were invalid. */
interface Parsed {
	content: string;
	invalid: string[];
}

declare const wp: {
	blocks: {
		parse: ( content: string ) => EditorBlock[];
		serialize: ( blocks: EditorBlock[] ) => string;
		createBlock: ( name: string, attributes: object, inner: unknown[] ) => EditorBlock;
		getBlockType: (
			name: string
		) =>
			| { example?: unknown; title: string; icon?: { src?: unknown }; keywords?: string[]; description?: string }
			| undefined;
	};
	data: {
		select: ( store: string ) => Record< string, ( ...args: unknown[] ) => never >;
		dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > >;
	};
};

/**
 * Parses and serialises markup. Runs inside the editor's page.
 *
 * @param contents Markup of each block.
 */
export const roundTrips = ( contents: string[] ): Parsed[] => {
	const invalid = ( list: EditorBlock[] ): string[] =>
		list.flatMap( ( block ) => [ ...( block.isValid ? [] : [ block.name ] ), ...invalid( block.innerBlocks ) ] );
	return contents.map( ( content ) => {
		const parsed = wp.blocks.parse( content );
		return { content: wp.blocks.serialize( parsed ), invalid: invalid( parsed ) };
	} );
};

const sorted = ( value: unknown ): unknown => {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	if ( ! value || typeof value !== 'object' ) {
		return value;
	}
	const members = Object.entries( value ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
	return Object.fromEntries( members.map( ( [ key, member ] ) => [ key, sorted( member ) ] ) );
};

/**
 * Normalises markup: white space between tags and the order of attributes differ between WordPress releases, but have
 * no meaning.
 */
export const normal = ( markup: string ) =>
	markup
		.replace( /\s+/g, ' ' )
		.replace( /> </g, '><' )
		.replace( /(<!-- wp:\S+ )(\{.*?\})( \/?-->)/g, ( _, start, json, end ) => {
			// WordPress 6.8 stores the anchor of a static block only in its HTML, so it is not compared.
			const { anchor, ...attributes } = JSON.parse( json ) as Record< string, unknown >;
			return Object.keys( attributes ).length
				? start + JSON.stringify( sorted( attributes ) ) + end
				: start.trim() + end;
		} )
		.replace(
			/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)+)(\s*\/?>)/g,
			( _, tag, attributes: string, end ) =>
				`<${ tag } ${ ( attributes.match( /[\w:-]+(?:="[^"]*")?/g ) ?? [] ).sort().join( ' ' ) }${ end.trim() }`
		)
		.trim();

/**
 * Returns what blocks lack in the inserter: icon, description, keywords or example. Runs inside the editor's page.
 *
 * @param names Names of the blocks.
 */
export const unpresented = ( names: string[] ): string[] =>
	names.flatMap( ( name ) => {
		const type = wp.blocks.getBlockType( name );
		if ( ! type ) {
			return [ `${ name } is not registered` ];
		}
		return [
			...( type.icon?.src && type.icon.src !== 'block-default' ? [] : [ `${ name } has no icon` ] ),
			...( type.description ? [] : [ `${ name } has no description` ] ),
			...( type.keywords?.length ? [] : [ `${ name } has no keywords` ] ),
			...( type.example ? [] : [ `${ name } has no example` ] ),
		];
	} );

const noticeOf = ( { canvas }: Editor ) => canvas.locator( '.eidan-attribute-notice' );

/** How long a check waits. A test of the check itself can say so: what never comes needs no long wait. */
export interface Patience {
	/** Milliseconds; that of Playwright's configuration if it is missing. */
	timeout?: number;
}

/** Milliseconds that Playwright's configuration gives to what is expected. */
const USUAL = 15_000;

/**
 * Runs in the page, in one go: inserts a block, undoes and redoes that, and duplicates the block. Somebody outside of
 * the page would look again only after a tenth of a second, a dozen times a block.
 */
const insertAndUndo = async ( [ name, patience ]: readonly [ string, number ] ): Promise< void > => {
	const { select, dispatch } = wp.data;
	const canvas = () =>
		document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' )!.contentDocument!;
	const ids = () =>
		( select( 'core/block-editor' ).getBlocks!() as EditorBlock[] ).flatMap( ( block ) =>
			block.name === name ? [ block.clientId ] : []
		);
	const frame = () => new Promise( ( drawn ) => requestAnimationFrame( drawn ) );
	const until = async ( what: string, is: () => boolean ) => {
		for ( const end = performance.now() + patience; ! is(); await frame() ) {
			if ( performance.now() > end ) {
				throw new Error( `${ name }: ${ what }` );
			}
		}
	};
	const isVisible = ( id: string ) => {
		const block = canvas().querySelector( `[data-block="${ id }"]` );
		const { width = 0, height = 0 } = block?.getBoundingClientRect() ?? {};
		return width > 0 && height > 0 && block!.checkVisibility( { visibilityProperty: true } );
	};
	const first = wp.blocks.createBlock( name, {}, [] );
	await dispatch( 'core/block-editor' ).insertBlock!( first );
	await dispatch( 'core/block-editor' ).selectBlock!( first.clientId );
	await until( 'the block is shown', () => isVisible( first.clientId ) );
	// A change that a block makes to itself when it is shown comes in one of the next frames.
	await frame();
	await frame();
	await until( 'a new block has nothing broken', () => ! canvas().querySelector( '.eidan-attribute-notice' ) );
	await until( 'there is one', () => ids().length === 1 );

	// Changes that a block makes to itself when it mounts must not need an undo of their own.
	await dispatch( 'core/editor' ).undo!();
	await until( 'one undo takes the block away', () => ids().length === 0 );
	await dispatch( 'core/editor' ).redo!();
	await until( 'one redo brings it back', () => ids().length === 1 );

	await dispatch( 'core/block-editor' ).duplicateBlocks!( ids() );
	await until( 'there is a copy', () => ids().length === 2 );
	await until( 'the copy is shown', () => isVisible( ids()[ 1 ]! ) );
};

/**
 * Inserts a block, undoes and redoes that, and duplicates the block.
 *
 * @param editor   The editor. Its content is replaced.
 * @param name     Name of the block.
 * @param patience How long to wait for each step.
 */
export const checkInsertAndUndo = async ( editor: Editor, name: string, patience: Patience = {} ): Promise< void > => {
	await editor.fill( '' );
	await editor.page.evaluate( insertAndUndo, [ name, patience.timeout ?? USUAL ] as const );
};

/**
 * Opens a block with a value that its schema does not allow. The author has to be told, and has to be able to reset it.
 *
 * @param editor    The editor. Its content is replaced.
 * @param markup    Markup of the block.
 * @param attribute Name of the attribute with the invalid value.
 * @param patience  How long to wait for each step.
 */
export const checkInvalidNotice = async (
	editor: Editor,
	markup: string,
	attribute: string,
	patience: Patience = {}
): Promise< void > => {
	const notice = noticeOf( editor );
	await editor.fill( markup );
	await expect( notice.first() ).toContainText( attribute, patience );
	await notice.first().getByRole( 'button', { name: 'Reset to defaults' } ).click();
	await expect( notice ).toHaveCount( 0, patience );
};

/** Blocks before their post was saved, and after the editor was loaded again. */
export interface Reloaded {
	before: EditorBlock[];
	after: EditorBlock[];
}

/**
 * Saves blocks and loads the editor again.
 *
 * @param editor The editor. Its content is replaced.
 * @param saved  Markup of each block.
 */
export const saveAndReload = async ( editor: Editor, saved: readonly string[] ): Promise< Reloaded > => {
	await editor.fill( saved.join( '\n\n' ) );
	const before = await editor.blocks();
	return { before, after: await editor.reload() };
};

/**
 * Compares what `saveAndReload()` returns: the blocks have to be the same, and copies have to be like their originals.
 *
 * @param blocks        The blocks.
 * @param blocks.before Before they were saved.
 * @param blocks.after  After the editor was loaded again.
 * @param names         Names of blocks that are in it twice: the original and a copy.
 */
export const checkReloaded = ( { before, after }: Reloaded, names: readonly string[] ): void => {
	const plain = ( list: EditorBlock[] ) => list.map( ( { name, attributes } ) => ( { name, attributes } ) );
	expect( plain( after ), 'reloaded with the same attributes' ).toEqual( plain( before ) );
	for ( const name of names ) {
		const [ first, copy ] = after.filter( ( block ) => block.name === name );
		expect( copy!.attributes, `the copy of ${ name } has the same attributes` ).toEqual( first!.attributes );
	}
};
