/**
 * What the real Query Monitor finds about Eidan on pages of the demo and in the answers of lists.
 *
 * @group slow
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { folderOf, needPlugins } from './support/needs';
import { lay, switchable } from './support/neighbours';

const SLUG = 'query-monitor';
needPlugins( SLUG );

interface Found {
	url: string;
	queries: number;
	ours: number;
	twice: Record< string, string[] > | [];
	wrong: string[];
	errors: string[];
}

test( 'nothing is asked of the database twice, nothing is deprecated, nothing is done wrong', async ( {
	as,
	site,
} ) => {
	// It stops where nobody may see what it found.
	const page = await as( 'administrator' );
	lay( site, SLUG, folderOf( SLUG ) );
	await switchable( site, [ 'query-monitor.php' ] );
	const file = join( site.root, 'wp-content/query-monitor.jsonl' );
	rmSync( file, { force: true } );
	await page
		.context()
		.addCookies( [
			{ name: 'eidan-forms', value: encodeURIComponent( `${ SLUG }/${ SLUG }.php` ), url: site.url },
		] );
	for ( const path of [
		'/',
		'/work/',
		'/journal/',
		'/studio/',
		'/widgets/blog-list/',
		'/widgets/portfolio-list/',
	] ) {
		await page.goto( site.url + path );
	}
	await page.goto( `${ site.url }/widgets/blog-list/` );
	const more = page.getByRole( 'link', { name: 'Load more' } ).first();
	const answer = page.waitForResponse( /get-posts/ );
	await more.click();
	expect( ( await answer ).ok() ).toBe( true );
	await page.goto( `${ site.url }/` );

	const found = readFileSync( file, 'utf8' )
		.trim()
		.split( '\n' )
		.map( ( line ) => JSON.parse( line ) as Found );
	expect( found.length ).toBeGreaterThan( 7 );
	expect(
		found.some( ( { url } ) => url.includes( 'get-posts' ) ),
		'an answer is among them'
	).toBe( true );
	expect(
		found.reduce( ( sum, { ours } ) => sum + ours, 0 ),
		'queries are known by their caller'
	).toBeGreaterThan( 5 );
	const faults = found
		.map( ( { url, twice, wrong, errors } ) => ( { url, twice: Object.entries( twice ), wrong, errors } ) )
		.filter( ( { twice, wrong, errors } ) => twice.length + wrong.length + errors.length );
	expect( faults ).toEqual( [] );
} );
