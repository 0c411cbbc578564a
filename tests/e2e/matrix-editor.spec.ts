/**
 * One walk through the editor: each sheet of fixtures is opened once, and handed to the probes of support/editor-walk.
 * Sheets with the blocks' main fixtures are asked about the blocks as well; those probes replace what is in the editor,
 * and so come last. Before that, all fixtures are parsed and serialised, also after KSES.
 */
import { expect, test } from './fixtures';
import { blockSets, onlyInside } from './support/blocks';
import { askAll, OF_BLOCKS, OF_FIXTURES, OF_OFFERS } from './support/editor-walk';
import { normal, roundTrips, unpresented } from './support/editor-rounds';
import { baseSheets, publish, sheetMarkup, sheets, type Sheet } from './support/sheets';
import { onlyDemo } from './support/switches';

test( 'every block has a main fixture', () => {
	const known = blockSets.flatMap( ( { fixtures } ) => fixtures.map( ( { name } ) => name ) );
	expect(
		blockSets.flatMap( ( { blocks } ) => Object.keys( blocks ) ).filter( ( slug ) => ! known.includes( slug ) )
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

const metadata = blockSets.flatMap( ( { topLevel } ) => topLevel );

/** Sheets in groups, those of the shop in groups of their own. */
const inGroups = ( list: readonly Sheet[], most: number ): Sheet[][] =>
	blockSets.flatMap( ( { tag } ) => {
		const own = list.filter( ( { name } ) => name.endsWith( '@shop' ) === ( tag !== '' ) );
		return Array.from( { length: Math.ceil( own.length / most ) }, ( _, index ) =>
			own.slice( index * most, ( index + 1 ) * most )
		);
	} );

/** What is asked of which sheets, and how many one editor shows, one after the other. */
const walks = [
	{
		what: 'fixtures and new blocks in the editor',
		groups: inGroups( baseSheets, 1 ),
		probes: [ ...OF_FIXTURES, ...OF_BLOCKS ],
	},
	{
		what: 'previews in the inserter, and samples @slow',
		groups: inGroups( baseSheets, 2 ),
		probes: OF_OFFERS,
	},
	{
		what: 'fixtures in the editor @slow',
		groups: inGroups(
			sheets.filter( ( { isBase } ) => ! isBase ),
			3
		),
		probes: OF_FIXTURES,
	},
];

for ( const { group, what, probes } of walks.flatMap( ( { groups, ...walk } ) =>
	groups.map( ( own ) => ( { ...walk, group: own } ) )
) ) {
	test( `${ group.map( ( { name } ) => name ).join( ', ' ) }: ${ what }`, async ( {
		site,
		page,
		editor,
		allowErrors,
	} ) => {
		// Loading an editor takes long, and the first one is loaded here.
		test.setTimeout( 400_000 );
		allowErrors( /get-posts/ );
		const opened = group.map( ( sheet ) => sheet.fixtures.filter( ( { slug } ) => ! onlyInside.has( slug ) ) );
		const markups = opened.map( ( fixtures ) => sheetMarkup( fixtures ) );
		const urls = await publish( site, markups );
		await page.route( /get-posts/, ( route ) => route.abort() );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		// Lists in the editor have to show only items of the demo, as they do on the page.
		await onlyDemo( editor.page, site.url );
		try {
			for ( const [ index, fixtures ] of opened.entries() ) {
				// The last probe may have left the page as narrow as a phone.
				await page.setViewportSize( { width: 1440, height: 900 } );
				await Promise.all( [
					index ? editor.fill( markups[ index ]! ) : editor.open( markups[ index ] ),
					page.goto( urls[ index ]! ),
				] );
				const blocks = metadata.filter( ( { name } ) =>
					fixtures.some( ( { slug } ) => name === `eidan/${ slug }` )
				);
				await askAll( probes, {
					editor,
					page,
					fixtures,
					blocks,
					kept: { saved: [], copied: [], samples: [] },
				} );
			}
		} finally {
			await editor.page.context().clearCookies( { name: 'demo-entries' } );
		}
	} );
}
