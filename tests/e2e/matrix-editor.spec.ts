/**
 * Round trip, editor and KSES: over every block.
 */
import { expect, test } from './fixtures';
import { stocks, type Fixture, type Stock } from './support/blocks';
import type { EditorBlock } from './editor';

interface Parsed {
	content: string;
	invalid: string[];
}

declare const wp: {
	blocks: {
		parse: ( content: string ) => EditorBlock[];
		serialize: ( blocks: EditorBlock[] ) => string;
		getBlockType: ( name: string ) => { example?: unknown; title: string; icon?: { src?: unknown }; keywords?: string[]; description?: string } | undefined;
	};
	data: {
		select: ( store: string ) => Record< string, ( ...args: unknown[] ) => never >;
		dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > >;
	};
};

const roundTrips = ( contents: string[] ): Parsed[] => {
	const invalid = ( list: EditorBlock[] ): string[] => list.flatMap( ( block ) => [ ...( block.isValid ? [] : [ block.name ] ), ...invalid( block.innerBlocks ) ] );
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

// White space between tags and the order of attributes differ between releases of WordPress and mean nothing.
const normal = ( markup: string ) =>
	markup
		.replace( /\s+/g, ' ' )
		.replace( /> </g, '><' )
		.replace( /(<!-- wp:\S+ )(\{.*?\})( \/?-->)/g, ( _, start, json, end ) => {
			// WordPress 6.8 keeps the anchor of a static block in its HTML only.
			const { anchor, ...attributes } = JSON.parse( json ) as Record< string, unknown >;
			return Object.keys( attributes ).length ? start + JSON.stringify( sorted( attributes ) ) + end : start.trim() + end;
		} )
		.replace( /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)+)(\s*\/?>)/g, ( _, tag, attributes: string, end ) => `<${ tag } ${ ( attributes.match( /[\w:-]+(?:="[^"]*")?/g ) ?? [] ).sort().join( ' ' ) }${ end.trim() }` )
		.trim();

// An editor takes its time to load, and these go through several of its screens.
test.describe.configure( { timeout: 120_000 } );

test( 'every block has a fixture', () => {
	const known = new Set( stocks.flatMap( ( { fixtures } ) => fixtures.map( ( { slug } ) => slug ) ) );
	expect( stocks.flatMap( ( { blocks } ) => Object.keys( blocks ) ).filter( ( slug ) => ! known.has( slug ) ) ).toEqual( [] );
} );

for ( const { allFixtures, topLevel, tag } of stocks ) {
	test( `every fixture parses, validates and serialises to itself, for authors without unfiltered HTML too; every block is presented in the inserter @both${ tag }`, async ( { editor, site } ) => {
		const contents = allFixtures.map( ( { content } ) => content );
		const filtered = await site.php< string[] >( `return array_map( static fn ( $content ) => wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ), json_decode( base64_decode( '${ Buffer.from( JSON.stringify( contents ) ).toString( 'base64' ) }' ), true ) );` );
		await editor.open();
		const once = await editor.page.evaluate( roundTrips, contents );
		const again = await editor.page.evaluate( roundTrips, once.map( ( { content } ) => content ) );
		const kses = await editor.page.evaluate( roundTrips, filtered );
		for ( const [ index, { name, content, deprecated } ] of allFixtures.entries() ) {
			expect.soft( once[ index ]!.invalid, `${ name }: invalid blocks` ).toEqual( [] );
			if ( deprecated ) {
				expect.soft( again[ index ]!.content, `${ name }: migrated once` ).toBe( once[ index ]!.content );
				continue;
			}
			expect.soft( normal( once[ index ]!.content ), name ).toBe( normal( content ) );
			expect.soft( kses[ index ]!.invalid, `${ name }: invalid after KSES` ).toEqual( [] );
			expect.soft( normal( kses[ index ]!.content ), `${ name }: after KSES` ).toBe( normal( content ) );
		}

		const poor = await editor.page.evaluate(
			( names ) =>
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
				} ),
			topLevel.map( ( { name } ) => name )
		);
		expect( poor ).toEqual( [] );
	} );
}

/** The fixture of a block with a value that its schema has not; with "" where no attribute has such values. */
const broken = ( { slug, content }: Fixture, blocks: Stock[ 'blocks' ] ) => {
	// One that the fixture leaves at its default: what a static block saved of another value is WordPress's to complain about.
	const [ attribute = '' ] = Object.entries( blocks[ slug ]?.attributes ?? {} ).find( ( [ key, schema ] ) => schema.enum && ! schema.source && 'default' in schema && ! content.includes( `"${ key }":` ) ) ?? [];
	const markup = content.replace(
		new RegExp( `<!-- wp:eidan/${ slug }( \\{.*?\\})? (/?)-->` ),
		( _, json = ' {}', end ) => `<!-- wp:eidan/${ slug } ${ JSON.stringify( { ...JSON.parse( json ), [ attribute ]: 'no-such-value' } ) } ${ end }-->`
	);
	return { attribute, markup };
};

/** Blocks that one editor looks at in turn: two browsers share the work. */
const AT_ONCE = 5;
const inTurn = stocks.flatMap( ( { topLevel, ...stock } ) =>
	Array.from( { length: Math.ceil( topLevel.length / AT_ONCE ) }, ( _, index ) => ( { ...stock, turn: topLevel.slice( index * AT_ONCE, ( index + 1 ) * AT_ONCE ) } ) )
);

for ( const { turn, fixtures, blocks, tag } of inTurn ) {
	test( `${ turn.map( ( { name } ) => name ).join( ', ' ) }: inserted, undone, duplicated, saved, reloaded valid; a broken attribute renders a default and tells the author${ tag }`, async ( { editor } ) => {
		const { page, canvas } = editor;
		const notice = canvas.locator( '.eidan-attribute-notice' );
		const count = async ( name: string ) => ( await editor.blocks() ).filter( ( block ) => block.name === name ).length;
		await editor.open();
		const saved: string[] = [];
		for ( const { name } of turn ) {
			await test.step( name, async () => {
				await editor.fill( '' );
				const id = await editor.insert( name );
				await expect( canvas.locator( `[data-block="${ id }"]` ) ).toBeVisible();
				await expect( notice, 'a new block has nothing broken' ).toHaveCount( 0 );
				expect( await count( name ) ).toBe( 1 );

				// What a block does to itself when it mounts must not be a step of its own.
				await page.evaluate( () => wp.data.dispatch( 'core/editor' ).undo!() );
				await expect.poll( () => count( name ), 'one undo takes the block away' ).toBe( 0 );
				await page.evaluate( () => wp.data.dispatch( 'core/editor' ).redo!() );
				await expect.poll( () => count( name ) ).toBe( 1 );

				const clientId = ( await editor.blocks() ).find( ( block ) => block.name === name )!.clientId;
				await page.evaluate( ( block ) => wp.data.dispatch( 'core/block-editor' ).duplicateBlocks!( [ block ] ), clientId );
				await expect.poll( () => count( name ) ).toBe( 2 );
				const [ , copy ] = ( await editor.blocks() ).filter( ( block ) => block.name === name );
				await expect( canvas.locator( `[data-block="${ copy!.clientId }"]` ) ).toBeVisible();
				saved.push( await editor.content() );
			} );
			const fixture = fixtures.find( ( one ) => `eidan/${ one.name }` === name )!;
			const { attribute, markup } = broken( fixture, blocks );
			if ( attribute ) {
				await test.step( `${ name }, a broken ${ attribute }`, async () => {
					await editor.fill( markup );
					await expect( notice.first() ).toContainText( attribute );
					await notice.first().getByRole( 'button', { name: 'Reset to defaults' } ).click();
					await expect( notice ).toHaveCount( 0 );
					saved.push( await editor.content() );
				} );
			}
		}
		await editor.fill( saved.join( '\n\n' ) );
		const before = await editor.blocks();
		const after = await editor.reload();
		const plain = ( list: EditorBlock[] ) => list.map( ( { name, attributes } ) => ( { name, attributes } ) );
		expect( plain( after ), 'reloaded with the same attributes' ).toEqual( plain( before ) );
		for ( const { name } of turn ) {
			const [ first, copy ] = after.filter( ( block ) => block.name === name );
			expect( copy!.attributes, `the copy of ${ name } has the same attributes` ).toEqual( first!.attributes );
		}
	} );
}
