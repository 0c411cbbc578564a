/**
 * What a page loads because of a block stays within its bytes (tests/bytes-budget.json). The server's answers say it, so
 * no browser opens a page. Files of the build that no page of a visitor loads are weighed in
 * tests/unit/tools/bench/budgets.test.ts.
 */
import { pageBytes } from '../../tools/bench/bytes.mjs';
import { expect, test } from './fixtures';
import { blockSets, type Fixture } from './support/blocks';
import { budgets, overBudget, type Budget } from './support/bytes';
import { publish } from './support/sheets';
import { WITHOUT_ENQUIRIES } from './support/switches';

const isBase = ( { name, slug }: Fixture ) => name === slug;

/** Content of a page, with its budget. */
interface Weighed {
	name: string;
	content: string;
	budget: Budget;
}

const weighed = ( fixtures: readonly Fixture[] ): Weighed[] =>
	fixtures.map( ( { name, slug, content } ) => ( {
		name,
		content,
		budget: budgets[ name ] ?? budgets[ slug ] ?? budgets.default,
	} ) );

for ( const { fixtures, tag } of blockSets ) {
	const all: Weighed = {
		name: 'one page with every block',
		content: fixtures.map( ( { content } ) => content ).join( '\n\n' ),
		budget: budgets[ `*${ tag.trim() }` ]!,
	};
	for ( const { what, pages } of [
		{
			what: `every block stays within its bytes, on a page by itself and on one with all of them${ tag }`,
			pages: [ all, ...weighed( fixtures.filter( isBase ) ) ],
		},
		{
			what: `every variant stays within its bytes, on a page by itself${ tag } @slow`,
			pages: weighed( fixtures.filter( ( fixture ) => ! isBase( fixture ) ) ),
		},
	] ) {
		test( what, async ( { site, request } ) => {
			const files = new Map< string, Promise< string > >();
			const text = async ( address: string ) => ( await request.get( new URL( address, site.url ).href ) ).text();
			const get = ( address: string ) => {
				const file = files.get( address ) ?? text( address );
				files.set( address, file );
				return file;
			};
			const addresses = await publish(
				site,
				pages.map( ( { content } ) => content )
			);
			for ( const [ index, { name, budget } ] of pages.entries() ) {
				const found = await pageBytes(
					await text( addresses[ index ]! + WITHOUT_ENQUIRIES ),
					get,
					budget.unused
				);
				test.info().annotations.push( {
					type: 'bytes',
					description: `${ name }: ${ JSON.stringify( found ) }`,
				} );
				expect
					.soft( overBudget( found, budget ), `${ name }: ${ JSON.stringify( found.parts ) }` )
					.toEqual( [] );
			}
		} );
	}
}

test( 'a page without our blocks, on a site without forms, carries nothing of ours', async ( { site, request } ) => {
	const [ url = '' ] = await publish( site, [ '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->' ] );
	const get = async ( address: string ) => ( await request.get( new URL( address, url ).href ) ).text();
	const html = await get( url + WITHOUT_ENQUIRIES );
	expect( html ).toContain( 'Only words.' );
	expect( await pageBytes( html, get ) ).toEqual( { script: 0, style: 0, parts: {} } );
	expect( html ).not.toContain( 'plugins/eidan' );
} );
