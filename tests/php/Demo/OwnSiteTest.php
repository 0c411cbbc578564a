<?php
/**
 * The demo on a site with its own content. Whatever is not the demo's stays as it is.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Visibility;
use Eidan\Tests\OwnState;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/OwnState.php';

/** @group slow */
final class OwnSiteTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		$this->act_as( 'administrator' );
		// WordPress caches this for a request, but a test runs in the same process as others.
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	protected function tearDown(): void {
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			if ( str_starts_with( $key, 'picture/' ) || str_starts_with( $key, 'font/' ) ) {
				wp_delete_post( $made['id'], true );
			}
		}
		parent::tearDown();
	}

	/** @return array<string, array{int, bool}> Own entries; whether all steps run, or the first and the last one. */
	public static function sizes(): array {
		return array(
			'one entry'     => array( 1, false ),
			'five entries'  => array( 5, true ),
			'fifty entries' => array( 50, false ),
		);
	}

	/**
	 * Creates items whose IDs are also IDs of the demo's terms and users, as happens on a young site.
	 *
	 * @return list<int>
	 */
	private function own( int $count, int $low ): array {
		$ids = array();
		for ( $number = 0; $number < $count; $number++ ) {
			$ids[] = (int) wp_insert_post(
				array(
					'import_id'    => $low + $number,
					'post_type'    => 0 === $number % 2 ? 'page' : 'post',
					'post_status'  => 'publish',
					'post_title'   => "Own $number",
					'post_content' => '<!-- wp:paragraph --><p>Mine.</p><!-- /wp:paragraph -->',
				)
			);
		}
		return $ids;
	}

	/**
	 * Runs a step of the import by REST, as the screen does.
	 *
	 * @param bool|null $look The answer to the question; null = none.
	 */
	private function step( int $step, ?bool $look = null ): array {
		$more = null === $look ? array() : array( 'look' => $look );
		return $this->rest( 'POST', '/eidan/v1/demo', array( 'step' => $step ) + $more )->get_data();
	}

	public function test_a_yes_counts_for_later_steps_whatever_they_say(): void {
		$steps = $this->step( 0, true )['steps'];
		self::assertTrue( ( new Ledger() )->look() );
		foreach ( array( null, false, true ) as $later ) {
			self::assertSame( $steps, $this->step( 1, $later )['steps'] );
			self::assertTrue( ( new Ledger() )->look() );
		}
		// The last step is the look itself. It needs the page that becomes the homepage.
		$labels = array_column( ( new Importer() )->steps(), 0 );
		$this->step( (int) array_search( 'Outlines', $labels, true ) );
		self::assertSame( 'Look', $this->step( $steps - 1, false )['label'] );
		self::assertSame( 'Lindqvist Orr', get_option( 'blogname' ) );
	}

	public function test_a_no_counts_for_later_steps_whatever_they_say(): void {
		$steps = $this->step( 0, false )['steps'];
		foreach ( array( null, true, false ) as $later ) {
			self::assertSame( $steps, $this->step( 1, $later )['steps'] );
			self::assertFalse( ( new Ledger() )->look() );
		}
		self::assertSame( '', $this->step( $steps, true )['label'], 'There is no step that changes the look.' );
		self::assertSame( array(), ( new Ledger() )->changed() );
	}

	public function test_who_begins_anew_may_answer_otherwise(): void {
		$steps = $this->step( 0, false )['steps'];
		self::assertSame( $steps + 1, $this->step( 0, true )['steps'] );
		self::assertTrue( ( new Ledger() )->look() );
		self::assertSame( $steps + 1, $this->step( 0 )['steps'] );
		self::assertTrue( ( new Ledger() )->look() );
	}

	#[DataProvider( 'sizes' )]
	public function test_ids_of_terms_and_users_are_no_ids_of_posts( int $count, bool $whole ): void {
		// Find out the ID of the demo's next term, so that own items get this ID and those after it. IDs up to that of
		// the site's last post are taken.
		$taken = (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(ID) FROM {$GLOBALS['wpdb']->posts}" );
		do {
			$low = (int) $this->create_term( 'category' ) + 1;
		} while ( $low <= $taken );
		$own    = $this->own( $count, $low );
		$before = OwnState::rows();
		self::assertFalse( Importer::is_fresh() );
		$steps = $this->step( 0 )['steps'];
		$terms = array_filter(
			( new Ledger() )->made(),
			static fn( array $made ): bool => str_starts_with( $made['kind'], 'term:' )
		);
		self::assertGreaterThan( 5, count( $terms ) );
		self::assertCount(
			min( $count, count( $terms ) ),
			array_intersect( $own, array_column( $terms, 'id' ) ),
			'The test: an entry has the id of each term, as far as there are entries.'
		);
		for ( $step = 1; $whole && $step < $steps - 1; $step++ ) {
			self::assertSame( array(), $this->step( $step )['errors'] );
		}
		self::assert_seen( $own );
		$last = $this->step( $steps - 1 );
		self::assertSame( $steps, $last['steps'], 'It was decided anew.' );
		self::assert_seen( $own );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), ( new Ledger() )->changed() );

		// It goes with its terms and users, and takes no entry of these numbers along.
		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	/**
	 * Own entries are the site's content, and visitors find each of them.
	 *
	 * @param list<int> $own Entries.
	 */
	private static function assert_seen( array $own ): void {
		self::assertFalse( Importer::is_fresh() );
		self::assertSame( array(), array_intersect( ( new Ledger() )->ids( 'post' ), $own ) );
		self::assertSame( array(), array_intersect( Visibility::ids(), $own ) );
	}

	/** Gives the site its own pages, menu, styles, template and title. */
	private function life(): void {
		$own  = $this->own( 6, 5000 );
		$this->create_attachment();
		$menu = wp_create_nav_menu( 'Main' );
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'     => 'Mine',
				'menu-item-object-id' => $own[0],
				'menu-item-object'    => 'page',
				'menu-item-type'      => 'post_type',
				'menu-item-status'    => 'publish',
			)
		);
		wp_insert_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => 'Navigation',
				'post_content' => '<!-- wp:page-list /-->',
			)
		);
		wp_update_post(
			array(
				'ID'           => \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_content' =>
					'{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#fafafa"}}}',
			)
		);
		$part = (int) wp_insert_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'header',
				'post_title'   => 'Header',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:site-title /-->',
			)
		);
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		update_option( 'blogname', 'Ours & "theirs"' );
		update_option( 'blogdescription', 'A tagline' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $own[0] );
		update_option( 'page_for_posts', $own[2] );
	}

	/** Returns what a visitor sees at an address. */
	private static function see( string $path ): string {
		$url = home_url( $path );
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_query']->query(
			array_filter( (array) wp_parse_args( (string) wp_parse_url( $url, PHP_URL_QUERY ) ) )
		);
		return implode( ', ', array_column( $GLOBALS['wp_query']->posts, 'post_title' ) );
	}

	/** @group newest */
	public function test_without_a_yes_a_demo_stands_beside_the_site(): void {
		$this->life();
		$before = OwnState::rows();
		$pages  = wp_strip_all_tags( (string) wp_list_pages( array( 'echo' => false, 'title_li' => '' ) ) );
		$blog   = '/?page_id=' . get_option( 'page_for_posts' );
		$posts  = self::see( $blog );
		self::assertStringContainsString( 'Own 1', $posts );
		self::assertSame( array(), Importer::import() );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), ( new Ledger() )->changed() );

		// Visitors see nothing of the demo in the site's own lists and menus.
		Visibility::start();
		self::assertSame(
			$pages,
			wp_strip_all_tags( (string) wp_list_pages( array( 'echo' => false, 'title_li' => '' ) ) )
		);
		self::assertSame( $posts, self::see( $blog ) );
		self::assertStringNotContainsString( 'museum', self::see( '/?s=museum' ) );
		// On a page of the demo everything of the demo is there.
		$home = ( new Ledger() )->id( 'page/home' );
		self::assertSame( 'Home', self::see( "/?page_id=$home" ) );
		self::assertTrue( apply_filters( 'wp_robots', array() )['noindex'] ?? false );
		// The owner finds the demo's pages marked among their own.
		self::assertSame(
			array( 'eidan_demo' => 'Demo' ),
			apply_filters( 'display_post_states', array(), get_post( $home ) )
		);
		$own = get_post( (int) get_option( 'page_on_front' ) );
		self::assertSame( array(), apply_filters( 'display_post_states', array(), $own ) );
		self::assertStringContainsString(
			'A map is an argument',
			self::see( '/?category_name=essays' ) . self::see( '/?author_name=eidan-maja' )
				. self::see( '/?author_name=eidan-ines' ) . self::see( '/?author_name=eidan-tobias' )
				. self::see( '/?author_name=eidan-samuel' )
		);

		// Pages of the demo can be found. They link to one another, and not to the site's front page.
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertTrue( $told['complete'] );
		self::assertFalse( $told['look'] );
		self::assertSame(
			array( 'Home', 'Work', 'Services', 'Studio', 'Journal', 'Contact', 'Widgets' ),
			array_column( $told['links'], 'title' )
		);
		foreach ( $told['links'] as $link ) {
			self::assertNotSame( home_url( '/' ), $link['url'] );
		}
		$content = implode(
			'',
			array_map(
				static fn( int $id ): string => (string) get_post( $id )?->post_content,
				( new Ledger() )->ids( 'post' )
			)
		);
		self::assertStringNotContainsString( 'href="' . home_url( '/' ) . '"', $content );
		self::assertStringNotContainsString( 'href="#"', $content );

		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	/** @group newest */
	public function test_with_a_yes_removal_gives_back_exactly_what_was(): void {
		$this->life();
		$before = OwnState::rows();
		$told   = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertFalse( $told['fresh'] );
		$named = array_column( $told['changes'], null, 'name' );
		self::assertSame( 'Ours & "theirs"', $named['Site title']['now'] );
		self::assertSame( 'Lindqvist Orr', $named['Site title']['then'] );
		self::assertSame( 'Own 0', $named['Homepage']['now'] );
		self::assertArrayHasKey( 'Tagline', $named );
		self::assertArrayHasKey( 'Templates', $named );
		self::assertSame( array( 'Styles', 'Header' ), $told['kept'] );
		self::assertSame( $before, OwnState::rows(), 'To ask changes nothing.' );

		self::assertSame( array(), Importer::import( true ) );
		self::assertSame( 'Lindqvist Orr', get_option( 'blogname' ) );
		self::assertSame( array(), Visibility::ids() );
		$changed = array_filter(
			OwnState::changed( $before ),
			static fn( string $row ): bool => ! str_starts_with( $row, 'options ' )
		);
		$samples = ( new Ledger() )->binned();
		self::assertSame(
			array(),
			array_filter(
				$changed,
				static fn( string $row ): bool => array() === array_filter(
					$samples,
					static fn( int $id ): bool =>
						str_starts_with( $row, "posts $id " ) || str_starts_with( $row, "term_relationships $id " )
				) && ! str_starts_with( $row, 'term_taxonomy ' ) && ! str_starts_with( $row, 'comment' )
			)
		);

		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	/** Proves that the comparison finds every kind of change. */
	public function test_one_change_is_seen(): void {
		$this->life();
		$before = OwnState::rows();
		foreach ( array(
			'posts'    => static fn() => wp_update_post( array( 'ID' => 5001, 'post_title' => 'Another' ) ),
			'postmeta' => static fn() => update_post_meta( 5001, 'own', 'yes' ),
			'options'  => static fn() => update_option( 'blogdescription', 'Another' ),
			'usermeta' => static fn() => update_user_meta( 1, 'description', 'Another' ),
			'terms'    => static fn() =>
				wp_update_term( (int) get_option( 'default_category' ), 'category', array( 'name' => 'Another' ) ),
		) as $table => $change ) {
			$change();
			$seen = array_filter(
				array( ...OwnState::changed( $before ), ...OwnState::added( $before ) ),
				static fn( string $row ): bool => str_starts_with( $row, $table . ' ' )
			);
			self::assertNotSame( array(), $seen, $table );
			$before = OwnState::rows();
		}
		unlink( $this->upload( $before ) );
		self::assertNotSame( array(), OwnState::changed( $before ) );
	}

	/** Writes a file to the uploads folder, and reads the rows again. */
	private function upload( array &$rows ): string {
		$file = wp_upload_dir()['basedir'] . '/own.txt';
		file_put_contents( $file, 'Mine.' );
		$rows = OwnState::rows();
		return $file;
	}
}
