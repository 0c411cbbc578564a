/**
 * Checks every block in the editor: parsing and serialising its fixtures, inserting, saving, and KSES.
 */
import { expect, test } from './fixtures';
import { blockSets, type Fixture, type BlockSet } from './support/blocks';
import {
	checkInsertAndUndo,
	checkReloaded,
	normal,
	roundTrips,
	checkInvalidNotice,
	saveAndReload,
	unpresented,
} from './support/editor-rounds';

// Loading an editor takes long, and these tests use several of its screens.
test.describe.configure( { timeout: 120_000 } );

test( 'every block has a fixture', () => {
	const known = new Set( blockSets.flatMap( ( { fixtures } ) => fixtures.map( ( { slug } ) => slug ) ) );
	expect(
		blockSets.flatMap( ( { blocks } ) => Object.keys( blocks ) ).filter( ( slug ) => ! known.has( slug ) )
	).toEqual( [] );
} );

for ( const { allFixtures, topLevel, tag } of blockSets ) {
	test( `every fixture parses, validates and serialises to itself, for authors without unfiltered HTML too; every block is presented in the inserter @both${ tag }`, async ( {
		editor,
		site,
	} ) => {
		const contents = allFixtures.map( ( { content } ) => content );
		const filtered = await site.php< string[] >(
			`return array_map( static fn ( $content ) => wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ), json_decode( base64_decode( '${ Buffer.from( JSON.stringify( contents ) ).toString( 'base64' ) }' ), true ) );`
		);
		await editor.open();
		const once = await editor.page.evaluate( roundTrips, contents );
		const again = await editor.page.evaluate(
			roundTrips,
			once.map( ( { content } ) => content )
		);
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
			unpresented,
			topLevel.map( ( { name } ) => name )
		);
		expect( poor ).toEqual( [] );
	} );
}

/** Returns the fixture of a block with an invalid value, and the attribute's name; "" if no attribute can have one. */
const broken = ( { slug, content }: Fixture, blocks: BlockSet[ 'blocks' ] ) => {
	// Take an attribute that the fixture leaves at its default. If a static block had saved another value, WordPress
	// itself would report invalid content.
	const [ attribute = '' ] =
		Object.entries( blocks[ slug ]?.attributes ?? {} ).find(
			( [ key, schema ] ) =>
				schema.enum && ! schema.source && 'default' in schema && ! content.includes( `"${ key }":` )
		) ?? [];
	const markup = content.replace(
		new RegExp( `<!-- wp:eidan/${ slug }( \\{.*?\\})? (/?)-->` ),
		( _, json = ' {}', end ) =>
			`<!-- wp:eidan/${ slug } ${ JSON.stringify( { ...JSON.parse( json ), [ attribute ]: 'no-such-value' } ) } ${ end }-->`
	);
	return { attribute, markup };
};

/** How many blocks one editor checks. With smaller groups two browsers can share the work. */
const AT_ONCE = 5;
const inTurn = blockSets.flatMap( ( { topLevel, ...set } ) =>
	Array.from( { length: Math.ceil( topLevel.length / AT_ONCE ) }, ( _, index ) => ( {
		...set,
		turn: topLevel.slice( index * AT_ONCE, ( index + 1 ) * AT_ONCE ),
	} ) )
);

for ( const { turn, fixtures, blocks, tag } of inTurn ) {
	test( `${ turn.map( ( { name } ) => name ).join( ', ' ) }: inserted, undone, duplicated, saved, reloaded valid; a broken attribute renders a default and tells the author${ tag }`, async ( {
		editor,
	} ) => {
		await editor.open();
		const saved: string[] = [];
		for ( const { name } of turn ) {
			await test.step( name, async () => {
				await checkInsertAndUndo( editor, name );
				saved.push( await editor.content() );
			} );
			const fixture = fixtures.find( ( one ) => `eidan/${ one.name }` === name )!;
			const { attribute, markup } = broken( fixture, blocks );
			if ( attribute ) {
				await test.step( `${ name }, a broken ${ attribute }`, async () => {
					await checkInvalidNotice( editor, markup, attribute );
					saved.push( await editor.content() );
				} );
			}
		}
		checkReloaded(
			await saveAndReload( editor, saved ),
			turn.map( ( { name } ) => name )
		);
	} );
}
