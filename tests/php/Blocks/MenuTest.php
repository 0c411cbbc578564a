<?php
/**
 * Tests of the site's menus and of the block that shows them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Menus\Classic;
use Eidan\Menus\ItemFields;
use Eidan\Menus\MegaMenu;
use Eidan\Menus\Menus;
use Eidan\Support\Text;
use Eidan\Tests\TestCase;
use WP_REST_Request;

/**
 * Which menus are read, what is shown, and what is left out.
 */
final class MenuTest extends TestCase {

	private function page( string $title, int $parent = 0, string $status = 'publish' ): int {
		return (int) wp_insert_post(
			array(
				'post_title'  => $title,
				'post_type'   => 'page',
				'post_status' => $status,
				'post_parent' => $parent,
			)
		);
	}

	private function navigation( string $content ): int {
		return (int) wp_insert_post(
			array(
				'post_title'   => 'Main &amp; only',
				'post_name'    => 'own-menu',
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			)
		);
	}

	private function menu( string $attributes ): string {
		return do_blocks( "<!-- wp:eidan/menu $attributes /-->" );
	}

	public function test_a_menu_opens_what_is_below_its_entries_with_the_specifications_constants(): void {
		$page = $this->page( 'Here' );
		$id   = $this->navigation(
			'<!-- wp:navigation-submenu {"label":"One","kind":"post-type","id":' . $page
				. '} --><!-- wp:navigation-link {"label":"Below","url":"/below","description":"Said"} /-->'
				. '<!-- /wp:navigation-submenu -->'
			. '<!-- wp:navigation-submenu {"label":"Heading"} -->'
			. '<!-- wp:navigation-link {"label":"Deep","url":"/deep","eidanLabel":"New","eidanIcon":"eidan/arrow-up"} '
			. '/--><!-- /wp:navigation-submenu -->'
		);
		$html = $this->menu( '{"menu":"navigation:' . $id . '","openOn":"hover"}' );
		$plain = static fn( string $html ): string => (string) preg_replace(
			array( '/eidan-menu-\d+/', '/ aria-label="Main &amp; only(?: \d+)?"/' ),
			array( 'eidan-menu-1', '' ),
			$html
		);
		$this->assertSame(
			$plain( $html ),
			$plain( $this->menu( '{"menu":"navigation:own-menu","openOn":"hover"}' ) )
		);
		$this->assertStringContainsString( 'data-eidan-menu="{&quot;delay&quot;:300}"', $html );
		$this->assertStringContainsString(
			'{&quot;delay&quot;:300,&quot;interval&quot;:50,&quot;sensitivity&quot;:12}',
			$this->menu( '{"menu":"navigation:' . $id . '","openOn":"hover","hoverInterval":50,"hoverSensitivity":12}' )
		);
		// These defaults come from the style sheet, which the specification's test of style sheets checks.
		$this->assertStringNotContainsString( '--eidan-menu-open', $html );
		$this->assertStringNotContainsString( '--eidan-menu-close', $html );
		$this->assertStringContainsString( 'aria-label="Main &amp; only"', $html );
		$this->assertStringContainsString( 'href="' . esc_url( (string) get_permalink( $page ) ) . '"', $html );
		$this->assertMatchesRegularExpression(
			'~<a [^>]+>.*?</a><details name="[^"]+"><summary [^>]*aria-label="One submenu">~',
			$html
		);
		$this->assertMatchesRegularExpression(
			'~<summary class="eidan-menu__link eidan-menu__toggle">.*?Heading~',
			$html
		);
		$this->assertStringContainsString( '<span class="eidan-menu__text">Said</span>', $html );
		$this->assertStringContainsString( '<span class="eidan-menu__label">New</span>', $html );
		$this->assertStringContainsString( '<span class="eidan-menu__icon" aria-hidden="true"><svg', $html );

		$slow = $this->menu(
			'{"menu":"navigation:' . $id
				. '","openSpeed":100,"closeSpeed":0,"descriptions":false,"depth":1,"entries":"second"}'
		);
		$this->assertStringContainsString( '--eidan-menu-open:100ms;--eidan-menu-close:0ms', $slow );
		$this->assertStringNotContainsString( '<details', $slow );
		$this->assertStringNotContainsString( 'data-eidan-menu', $slow );
		$this->assertStringNotContainsString( '>One<', $slow );
		$this->assertStringContainsString( '>Heading<', $slow );
	}

	public function test_no_two_menus_of_a_page_have_one_name(): void {
		$id    = $this->navigation(
			'<!-- wp:navigation-link {"label":"One","url":"/one"} /-->'
				. '<!-- wp:navigation-link {"label":"Two","url":"/two"} /-->'
		);
		$names = function ( string ...$menus ): array {
			preg_match_all(
				'~<nav [^>]*aria-label="([^"]*)"~',
				implode( '', array_map( $this->menu( ... ), $menus ) ),
				$found
			);
			return $found[1];
		};
		wp_update_post(
			array(
				'ID'         => $id,
				'post_title' => 'Twice',
			)
		);
		$menu = '{"menu":"navigation:' . $id . '"';
		$this->assertSame(
			array( 'Twice', 'Twice 2', 'Twice, continued', 'Own', 'Own 2', 'Twice 3', 'Twice 2 2' ),
			$names(
				"$menu}",
				"$menu}",
				"$menu,\"entries\":\"second\"}",
				"$menu,\"label\":\"Own\"}",
				"$menu,\"label\":\"Own\"}",
				"$menu}",
				"$menu,\"label\":\"Twice 2\"}"
			)
		);
		// A menu that prints nothing takes no number.
		$this->assertSame(
			array( 'Still' ),
			$names( '{"menu":"navigation:999999","label":"Still"}', "$menu,\"label\":\"Still\"}" )
		);
	}

	public function test_what_visitors_may_not_see_is_left_out_and_nothing_is_executed(): void {
		$draft = $this->page( 'Draft', 0, 'draft' );
		$id    = $this->navigation(
			'<!-- wp:navigation-link {"label":"Secret","kind":"post-type","id":' . $draft . '} /-->'
			. '<!-- wp:navigation-link {"label":"Hidden","url":"/hidden","metadata":{"blockVisibility":false}} /-->'
			. '<!-- wp:navigation-link {"label":"\u003cimg src=x '
			. 'onerror=alert(1)\u003eBad","url":"javascript:alert(1)","eidanLabel":"\u003cb\u003e","eidanIcon":"../x",'
			. '"eidanWide":"part:../../x"} /-->'
		);
		$html  = $this->menu( '{"menu":"navigation:' . $id . '"}' );
		$this->assertStringNotContainsString( 'Secret', $html );
		$this->assertStringNotContainsString( 'Hidden', $html );
		$this->assertStringNotContainsString( 'javascript', $html );
		$this->assertStringNotContainsString( '<img', $html );
		$this->assertStringNotContainsString( '<details', $html );
		$this->assertStringContainsString( '<span class="eidan-menu__link">', $html );

		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'draft',
			)
		);
		$this->assertSame( '', $this->menu( '{"menu":"navigation:' . $id . '"}' ) );
		$this->assertSame( '', $this->menu( '{"menu":"navigation:own-menu"}' ) );
		$this->assertSame( '', $this->menu( '{"menu":"menu:99999"}' ) );
	}

	public function test_the_page_that_is_shown_and_those_above_it_are_marked(): void {
		$above = $this->page( 'Above' );
		$here  = $this->page( 'Here', $above );
		$id    = $this->navigation(
			'<!-- wp:navigation-link {"label":"Above","kind":"post-type","id":' . $above . '} /-->'
			. '<!-- wp:navigation-submenu {"label":"Group"} -->'
			. '<!-- wp:navigation-link {"label":"Here","kind":"post-type","id":'
			. $here . '} /--><!-- /wp:navigation-submenu -->'
			. '<!-- wp:navigation-link {"label":"Elsewhere","url":"https://example.com/"} /-->'
		);
		$GLOBALS['wp_query']->query( array( 'page_id' => $here ) );
		$html = $this->menu( '{"menu":"navigation:' . $id . '"}' );
		$this->assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
		$this->assertMatchesRegularExpression(
			'~aria-current="page"><span class="eidan-menu__words"><span class="eidan-menu__title">Here~',
			$html
		);
		$this->assertSame( 2, substr_count( $html, 'is-ancestor' ) );
		$this->assertSame( 1, substr_count( $html, 'is-current' ) );
	}

	public function test_a_wide_drop_down_holds_blocks_and_never_itself(): void {
		$pattern = (int) wp_insert_post(
			array(
				'post_type'   => 'wp_block',
				'post_status' => 'publish',
				'post_title'  => 'Wide',
			)
		);
		$id      = $this->navigation(
			'<!-- wp:navigation-submenu {"label":"All","url":"/all","eidanWide":"pattern:' . $pattern
				. '","eidanBoxed":true} --><!-- wp:navigation-link {"label":"Link","url":"/link"} /-->'
				. '<!-- /wp:navigation-submenu -->'
		);
		wp_update_post(
			array(
				'ID'           => $pattern,
				'post_content' =>
					'<img src="/a.webp" alt="" fetchpriority="high"><!-- wp:paragraph --><p>Any blocks</p>'
					. '<!-- /wp:paragraph --><!-- wp:eidan/menu {"menu":"navigation:'
					. $id . '"} /-->',
			)
		);
		$html = $this->menu( '{"menu":"navigation:' . $id . '"}' );
		$this->assertSame( 1, substr_count( $html, '>Any blocks</p>' ) );
		$this->assertStringContainsString( 'has-link is-wide is-boxed', $html );
		$this->assertMatchesRegularExpression( '~<img [^>]*loading="lazy"~', $html, 'Pictures wait until it opens.' );
		$this->assertStringNotContainsString( 'fetchpriority', $html );
		// A panel has no room for the blocks: it shows the links below the item instead.
		$narrow = $this->menu( '{"menu":"navigation:' . $id . '","form":"accordion"}' );
		$this->assertStringNotContainsString( 'Any blocks', $narrow );
		$this->assertStringContainsString( '/link', $narrow );
		$this->assertStringNotContainsString( 'data-eidan-menu', $narrow );

		wp_update_post(
			array(
				'ID'          => $pattern,
				'post_status' => 'draft',
			)
		);
		$html = $this->menu( '{"menu":"navigation:' . $id . '"}' );
		$this->assertStringNotContainsString( 'Any blocks', $html );
		$this->assertStringContainsString( '/link', $html, 'A draft does not hide the links below the item.' );
	}

	public function test_a_list_has_all_its_levels_and_nothing_that_opens(): void {
		$id   = $this->navigation(
			'<!-- wp:navigation-submenu {"label":"All","url":"/all","eidanWide":"pattern:1"} -->'
				. '<!-- wp:navigation-link {"label":"Link","url":"/link"} /--><!-- /wp:navigation-submenu -->'
		);
		$html = $this->menu( '{"menu":"navigation:' . $id . '","form":"list"}' );
		self::assertStringContainsString( 'is-form-list', $html );
		self::assertMatchesRegularExpression( '~/all"[^>]*>.*<ul class="eidan-menu__list".*/link"~s', $html );
		self::assertStringNotContainsString( '<details', $html );
		self::assertStringNotContainsString( 'data-eidan-menu', $html );
		self::assertTrue( wp_style_is( 'eidan-menu-list' ) );
		$flat = $this->menu( '{"menu":"navigation:' . $id . '","form":"list","depth":1}' );
		self::assertStringNotContainsString( '/link', $flat );
	}

	public function test_only_the_editor_is_told_which_items_have_a_wide_drop_down(): void {
		$id   = $this->navigation(
			'<!-- wp:navigation-link {"label":"All","url":"/all","eidanWide":"pattern:999","eidanBoxed":true} /-->'
				. '<!-- wp:navigation-link {"label":"Link","url":"/link"} /-->'
		);
		$menu = array(
			'menu'  => "navigation:$id",
			'depth' => 3,
		);
		self::assertStringNotContainsString( 'data-eidan-wide', $this->menu( (string) wp_json_encode( $menu ) ) );
		$this->act_as( 'administrator' );
		$preview = static function ( array $attributes ): string {
			$request = new WP_REST_Request( 'POST', '/wp/v2/block-renderer/eidan/menu' );
			$request->set_query_params( array( 'context' => 'edit' ) );
			$request->set_body_params( array( 'attributes' => $attributes ) );

			return Text::of( rest_do_request( $request )->get_data()['rendered'] ?? '' );
		};
		// There is no such pattern yet: what visitors do not see can be edited all the same.
		$html = $preview( $menu );
		self::assertSame( 1, substr_count( $html, 'data-eidan-wide="pattern:999" data-eidan-boxed>' ) );
		self::assertSame( 1, substr_count( $html, 'data-eidan-wide' ) );
		self::assertStringNotContainsString( 'data-eidan-wide', $preview( array( 'depth' => 1 ) + $menu ) );

		$pattern = $this->create_post( array( 'post_type' => 'wp_block' ) );
		wp_trash_post( $pattern );
		$link = '<!-- wp:navigation-link {"label":"All","url":"/all","eidanWide":"pattern:' . $pattern . '"} /-->';
		$html = $preview( array( 'menu' => 'navigation:' . $this->navigation( $link ) ) );
		self::assertStringContainsString( '/all', $html );
		self::assertStringNotContainsString( 'data-eidan-wide', $html, 'It is in the trash.' );
	}

	/** A query for each link would make a large menu slow on every page. */
	public function test_a_logo_between_two_halves_stays_in_the_middle(): void {
		$id = $this->navigation( '<!-- wp:navigation-link {"label":"One","url":"/one"} /-->' );
		self::assertStringContainsString( 'One', $this->menu( '{"menu":"navigation:' . $id . '","entries":"first"}' ) );
		$rest = $this->menu( '{"menu":"navigation:' . $id . '","entries":"second","className":"is-header-wide"}' );
		self::assertMatchesRegularExpression(
			'~^<div class="(?=[^"]*wp-block-eidan-menu)[^"]*is-header-wide[^"]*"></div>$~',
			$rest
		);
		self::assertSame( '', $this->menu( '{"menu":"navigation:999999"}' ), 'A whole menu without items is nothing.' );
	}

	public function test_posts_that_a_menu_leads_to_are_read_by_one_query(): void {
		$links = '';
		foreach ( range( 1, 5 ) as $number ) {
			$page   = $this->page( "Page $number" );
			$links .= '<!-- wp:navigation-submenu {"label":"Page ' . $number . '","kind":"post-type","id":' . $page
				. '} --><!-- wp:navigation-link {"label":"Below","kind":"post-type","id":'
				. $this->page( "Below $number", $page ) . '} /--><!-- /wp:navigation-submenu -->';
		}
		$id = $this->navigation( $links );
		wp_cache_flush();
		get_post( $id );
		$queries = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries[] = $query;
				return $query;
			}
		);
		$this->assertCount( 5, Menus::items( "navigation:$id" ) );
		$posts = preg_grep( '/FROM wp_posts/', $queries );
		$this->assertCount( 1, $posts, implode( "\n", $posts ) );
	}

	/** WordPress would print a sentence in its place where errors are displayed. */
	public function test_a_part_that_the_theme_has_not_prints_nothing(): void {
		$id     = $this->navigation(
			'<!-- wp:navigation-link {"label":"Work","url":"/work","eidanWide":"part:gone"} /-->'
		);
		$theme  = get_stylesheet();
		$slug   = 'rooms';
		$part   = $this->create_post(
			array( 'post_type' => 'wp_template_part', 'post_name' => $slug, 'post_content' => 'Rooms and houses' )
		);
		wp_set_object_terms( $part, $theme, 'wp_theme' );
		$this->assertStringNotContainsString( 'gone', $this->menu( '{"menu":"navigation:' . $id . '"}' ) );
		$this->assertSame( '', MegaMenu::render( 'part:gone' ) );
		$this->assertStringContainsString( 'Rooms and houses', MegaMenu::render( "part:$slug" ) );
	}

	public function test_classic_menus_have_levels_and_fields_of_their_own(): void {
		$menu = wp_create_nav_menu( 'Classic' );
		$this->assertIsInt( $menu );
		$add   = static fn( string $title, int $parent = 0 ): int => (int) wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'     => $title,
				'menu-item-url'       => 'https://example.com/' . $title,
				'menu-item-status'    => 'publish',
				'menu-item-parent-id' => $parent,
			)
		);
		$top   = $add( 'top' );
		$below = $add( 'below', $top );
		wp_set_current_user( 1 );
		$_POST['eidan-menu-item'] = array(
			$below => array(
				'eidanLabel' => '<i>New</i>',
				'eidanIcon'  => 'nonsense',
				'eidanBoxed' => '1',
			),
		);
		ItemFields::save( $menu, $below );
		ItemFields::save( $menu, $top );
		$this->assertSame(
			array(
				'eidanLabel' => 'New',
				'eidanBoxed' => true,
			),
			get_post_meta( $below, ItemFields::KEY, true )
		);
		$this->assertSame( '', get_post_meta( $top, ItemFields::KEY, true ) );
		$items = Classic::items( $menu );
		$this->assertCount( 1, $items );
		$this->assertSame( 'below', $items[0]->children[0]->title );
		$this->assertSame( 'New', $items[0]->children[0]->extras->label );
		ob_start();
		ItemFields::render( $below );
		$this->assertStringContainsString( 'value="New"', (string) ob_get_clean() );

		set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
		$this->assertCount( 1, Menus::items( 'location:primary' ) );
		$this->assertSame( 'Classic', Menus::title( 'location:primary' ) );
		$this->assertSame( array(), Menus::items( 'location:nowhere' ) );
	}

	public function test_without_a_choice_there_are_the_pages(): void {
		$above = $this->page( 'Own page above' );
		$this->page( 'Own page below', $above );
		$html = $this->menu( '{"menu":"pages"}' );
		$this->assertMatchesRegularExpression( '~Own page above.*?<details.*?Own page below~s', $html );
		foreach ( get_posts(
			array(
				'post_type'      => 'wp_navigation',
				'posts_per_page' => -1,
				'fields'         => 'ids',
			)
		) as $id ) {
			wp_delete_post( $id, true );
		}
		$this->assertStringContainsString( 'Own page above', $this->menu( '{}' ) );
	}
}
