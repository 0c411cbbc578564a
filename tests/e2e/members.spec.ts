/**
 * Lists beside the real Members: what it keeps for a role stays kept.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { folderOf, needPlugins } from './support/needs';
import { lay, switchable } from './support/neighbours';

const SLUG = 'members';
needPlugins( SLUG );

const LIST = `<!-- wp:eidan/blog-list ${ JSON.stringify( {
	query: { perPage: 1, include: [ 0 ] },
	elements: [ 'title', 'excerpt' ],
	pagination: 'load-more',
} ) } /-->`;

test( 'an entry that only editors may read shows its words in no list, and to editors in all', async ( {
	as,
	page,
	site,
} ) => {
	lay( site, SLUG, folderOf( SLUG ) );
	await switchable( site );
	const url = await site.php< string >( `
		foreach ( array( 'first', 'second' ) as $name ) {
			$id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => "Kept for a few, $name", 'post_content' => '<!-- wp:paragraph --><p>Words under the seal.</p><!-- /wp:paragraph -->' ) );
			add_post_meta( $id, '_members_access_role', 'administrator' );
			$ids[] = $id;
		}
		$list = str_replace( '"include":[0]', '"include":' . wp_json_encode( $ids ), base64_decode( '${ btoa( LIST ) }' ) );
		return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'For members', 'post_content' => wp_slash( $list ) ) ) );` );
	const cookie = { name: 'eidan-forms', value: encodeURIComponent( `${ SLUG }/${ SLUG }.php` ), url: site.url };

	await page.context().addCookies( [ cookie ] );
	const member = await as( 'administrator' );
	await member.context().addCookies( [ cookie ] );
	for ( const [ reader, may ] of [
		[ page, false ],
		[ member, true ],
	] as const ) {
		await reader.goto( url );
		const items = reader.locator( '.eidan-list__item' );
		await reader.getByRole( 'link', { name: 'Load more' } ).click();
		await expect( items ).toHaveCount( 2 );
		for ( const item of await items.all() ) {
			await expect( item ).toContainText( 'Kept for a few' );
			await expect( item.getByText( 'Words under the seal.' ) ).toHaveCount( may ? 1 : 0 );
		}
	}
} );
