<?php
/**
 * The interactive link showcase on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/**
 * Links from an author, from a query and from a menu.
 */
final class InteractiveLinkShowcaseTest extends TestCase {

	private function item( string $title, string $media ): string {
		return '<!-- wp:eidan/interactive-link-showcase-item {"url":"/x","media":' . $media
			. '} --><li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="/x">'
			. "<span class=\"eidan-links__title\">$title</span></a><figure class=\"eidan-links__media\"><img "
			. "src=\"/saved.webp\" alt=\"\"/></figure></li><!-- /wp:eidan/interactive-link-showcase-item -->";
	}

	private function showcase( string $attributes, string ...$items ): string {
		return do_blocks(
			"<!-- wp:eidan/interactive-link-showcase $attributes --><div "
				. "class=\"wp-block-eidan-interactive-link-showcase\"><ul class=\"eidan-links\">"
				. implode( '', $items ) . '</ul></div><!-- /wp:eidan/interactive-link-showcase -->'
		);
	}

	public function test_links_have_the_specifications_speed_and_breakpoint(): void {
		$media =
			'{"type":"image","url":"/wide.webp","focalPoint":{"x":0.25,"y":1},"narrow":{"type":"image","url":"/'
			. 'narrow.webp"}}';
		$html  = $this->showcase(
			'{}',
			$this->item( 'One', $media ),
			$this->item( 'Two', '{"type":"image","url":"/two.webp"}' )
		);
		$this->assertStringContainsString( '--speed:600ms', $html );
		$this->assertStringContainsString( '<source media="(max-width: 680px)" srcset="/narrow.webp">', $html );
		$this->assertStringContainsString( 'object-position:25% 100%', $html );
		$this->assertStringNotContainsString( '/saved.webp', $html );
		$this->assertSame( 2, substr_count( $html, 'loading="lazy"' ) );
		$slider = $this->showcase(
			'{"layout":"slider"}',
			$this->item( 'One', $media ),
			$this->item( 'Two', $media ),
			$this->item( 'Three', $media ),
			$this->item( 'Four', $media )
		);
		$this->assertStringContainsString( '"speed":600', html_entity_decode( $slider ) );
		$this->assertStringNotContainsString( '<li', $slider );
		$this->assertSame( 3, substr_count( $slider, 'loading="lazy"' ) );
	}

	public function test_links_without_words_are_left_out_and_none_is_nothing(): void {
		$this->assertSame( '', $this->showcase( '{}', $this->item( ' ', '{}' ) ) );
		$this->assertSame( '', $this->showcase( '{}' ) );
		$this->assertSame( '', $this->showcase( '{"source":"menu"}' ) );
	}

	public function test_a_query_gives_titles_lines_and_pictures_of_what_visitors_may_see(): void {
		$shown  = wp_insert_post(
			array(
				'post_title'   => 'Shown & <b>bold</b>',
				'post_excerpt' => 'Few words',
				'post_status'  => 'publish',
			)
		);
		$hidden = wp_insert_post(
			array(
				'post_title'  => 'Draft',
				'post_status' => 'draft',
			)
		);
		$html   = $this->showcase(
			'{"source":"query","queryText":"excerpt","query":{"postType":"post","include":['
				. $shown . ',' . $hidden . ']}}'
		);
		$this->assertStringContainsString( 'Few words', $html );
		$this->assertStringContainsString( esc_url( (string) get_permalink( $shown ) ), $html );
		$this->assertStringNotContainsString( 'Draft', $html );
	}

	public function test_the_second_line_of_entries_of_any_type_has_the_names_of_their_categories(): void {
		foreach (
			array( 'post' => 'category', 'eidan_portfolio' => 'eidan_portfolio_category' ) as $type => $taxonomy
		) {
			$terms = array_map(
				static fn( string $name ): int =>
					(int) ( (array) wp_insert_term( "$name $type", $taxonomy ) )['term_id'],
				array( 'Signs', 'Walls' )
			);
			$id    = wp_insert_post(
				array(
					'post_type'   => $type,
					'post_title'  => 'With categories',
					'post_status' => 'publish',
				)
			);
			wp_set_object_terms( $id, $terms, $taxonomy );
			$html = $this->showcase(
				'{"source":"query","query":{"postType":"' . $type . '","include":[' . $id . ']}}'
			);
			$this->assertStringContainsString(
				"<span class=\"eidan-links__text\">Signs $type, Walls $type</span>",
				$html
			);
		}
	}

	public function test_menus_of_both_kinds_give_their_first_level(): void {
		$page  = wp_insert_post(
			array(
				'post_title'  => 'Page',
				'post_type'   => 'page',
				'post_status' => 'publish',
			)
		);
		$draft = wp_insert_post(
			array(
				'post_title'  => 'Draft',
				'post_type'   => 'page',
				'post_status' => 'draft',
			)
		);
		$id    = wp_insert_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_content' =>
					'<!-- wp:navigation-link {"label":"One & '
					. 'all","description":"Said","url":"/one","opensInNewTab":true} /-->'
					. '<!-- wp:navigation-submenu {"label":"Two","url":"/two"} -->'
					. '<!-- wp:navigation-link {"label":"Below","url":"/below"} /--><!-- /wp:navigation-submenu -->'
					. '<!-- wp:navigation-link {"label":"Secret","url":"/secret","kind":"post-type","id":'
					. $draft . '} /-->',
			)
		);
		$html  = $this->showcase( '{"source":"menu","menu":"navigation:' . $id . '"}' );
		$this->assertMatchesRegularExpression(
			'~href="/one" target="_blank"><span class="eidan-links__title">One &amp; all</span>'
				. '<span class="eidan-links__text">Said</span>~',
			$html
		);
		$this->assertStringContainsString( '>Two</span>', $html );
		$this->assertStringNotContainsString( 'Below', $html );
		$this->assertStringNotContainsString( 'Secret', $html );

		$menu = wp_create_nav_menu( 'Classic' );
		$this->assertIsInt( $menu );
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'     => 'Of a page',
				'menu-item-object'    => 'page',
				'menu-item-object-id' => $page,
				'menu-item-type'      => 'post_type',
				'menu-item-status'    => 'publish',
			)
		);
		$classic = $this->showcase( '{"source":"menu","menu":"menu:' . $menu . '"}' );
		$this->assertStringContainsString( '>Of a page</span>', $classic );
		$this->assertStringContainsString( esc_url( (string) get_permalink( $page ) ), $classic );
	}

	public function test_a_film_waits_for_the_view_and_has_a_pause_button(): void {
		$html = $this->showcase( '{"layout":"columns"}', $this->item( 'Film', '{"type":"video","url":"/film.mp4"}' ) );
		$this->assertMatchesRegularExpression(
			'~<video src="/film.mp4" preload="metadata" loading="lazy" muted loop playsinline controls></video>'
				. '</figure><button~',
			$html
		);
	}
}
