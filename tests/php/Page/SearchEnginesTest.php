<?php
/**
 * Tests of what search engines are told.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Lists\Lists;
use Eidan\Lists\Paging\Page;
use Eidan\Page\SearchEngines;
use Eidan\Posts\Team;
use Eidan\Tests\TestCase;

/**
 * Pages of lists, and team members.
 */
final class SearchEnginesTest extends TestCase {

	private const CONFIG = array(
		'id'         => 'news',
		'query'      => array( 'perPage' => 1 ),
		'pagination' => 'standard',
		'elements'   => array( 'title' ),
	);

	/**
	 * What an action prints.
	 *
	 * @param callable(): void $action The action.
	 */
	private static function printed( callable $action ): string {
		ob_start();
		$action();

		return (string) ob_get_clean();
	}

	public function test_a_page_of_a_list_names_its_neighbours_and_itself(): void {
		$page = $this->create_post( array( 'post_type' => 'page' ) );
		for ( $number = 0; $number < 3; $number++ ) {
			$this->create_post();
		}
		$url = (string) get_permalink( $page );
		$this->go_to( add_query_arg( 'eidan-news-page', '2', $url ) );
		Lists::render( self::CONFIG );
		$links = self::printed( Page::neighbours( ... ) );
		self::assertMatchesRegularExpression( '~<link rel="prev" href="https?://[^"]+">~', $links );
		self::assertMatchesRegularExpression( '~<link rel="next" href="https?://[^"]+eidan-news-page=3">~', $links );
		self::assertStringNotContainsString( 'eidan-news-page=1', $links );

		$tags = array(
			array( 'attributes' => array( 'rel' => 'canonical', 'href' => $url ) ),
			array( 'attributes' => array( 'rel' => 'shortlink', 'href' => $url ) ),
			array(),
		);
		$told = SearchEngines::tags( $tags );
		self::assertSame( add_query_arg( 'eidan-news-page', '2', $url ), $told[0]['attributes']['href'] );
		self::assertSame( array_slice( $tags, 1 ), array_slice( $told, 1 ) );
		self::assertNull( SearchEngines::tags( null ) );
	}

	public function test_a_team_member_is_a_person(): void {
		$member = $this->create_post(
			array(
				'post_type'  => Team::POST_TYPE,
				'post_title' => 'Ada </script><b>Lovelace</b>',
			)
		);
		update_post_meta( $member, Team::ROLE, 'Engineer </script>' );
		update_post_meta(
			$member,
			Team::LINKS,
			array(
				array( 'service' => 'mastodon', 'url' => 'https://example.org/@ada' ),
				array( 'service' => 'other', 'url' => 'javascript:alert(1)' ),
			)
		);
		$this->go_to( (string) get_permalink( $member ) );
		$html = self::printed( SearchEngines::person( ... ) );
		self::assertSame( 1, preg_match( '~^<script type="application/ld\+json">(.*?)</script>\n$~s', $html, $found ) );
		$data = json_decode( $found[1], true );
		self::assertSame( 'Person', $data['@type'] );
		self::assertSame( 'Engineer', $data['jobTitle'] );
		self::assertSame( 'Ada Lovelace', $data['name'] );
		self::assertSame( array( 'https://example.org/@ada' ), $data['sameAs'] );

		add_filter( 'eidan_person_data', '__return_empty_array' );
		self::assertSame( '', self::printed( SearchEngines::person( ... ) ) );
	}

	public function test_other_pages_say_nothing(): void {
		$this->go_to( (string) get_permalink( $this->create_post() ) );
		self::assertSame( '', self::printed( SearchEngines::person( ... ) ) );
		self::assertSame( '', self::printed( Page::neighbours( ... ) ) );
	}

	public function test_a_members_secrets_stay_behind_the_password(): void {
		$member = $this->create_post( array( 'post_type' => Team::POST_TYPE, 'post_password' => 'x' ) );
		update_post_meta( $member, Team::ROLE, 'Spy' );
		$this->go_to( (string) get_permalink( $member ) );
		self::assertSame( '', self::printed( SearchEngines::person( ... ) ) );
	}
}
