<?php
/**
 * The header on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * What the server prints, and what is left to the script.
 */
final class HeaderTest extends TestCase {

	private const ROW = '<!-- wp:paragraph --><p>Row</p><!-- /wp:paragraph -->';

	private function header( string $attributes, string $rows = self::ROW ): string {
		return do_blocks( "<!-- wp:eidan/header $attributes -->$rows<!-- /wp:eidan/header -->" );
	}

	/** @return array<string, mixed> */
	private function options( string $html ): array {
		preg_match( '/data-eidan-header="([^"]*)"/', $html, $found );
		$options = json_decode( html_entity_decode( $found[1] ?? '' ), true );

		return is_array( $options ) ? $options : array();
	}

	public function test_a_header_has_the_specifications_constants(): void {
		$html = $this->header( '{"behaviour":"sticky","mobile":"up"}' );
		$this->assertSame(
			array(
				'behaviour' => 'sticky',
				'mobile'    => 'up',
			),
			$this->options( $html )
		);
		// 110 px and 300 ms come from the style sheet.
		$this->assertStringNotContainsString( 'style="', (string) strtok( $html, '>' ) );
		$this->assertStringContainsString( '@media(max-width:1024px){', $html );
		$this->assertStringContainsString( '@media(min-width:1025px){', $html );
		$this->assertStringContainsString( '{--eidan-header-height:110px!important;--eidan-header-from:220px}', $html );
		$this->assertStringContainsString(
			'html{--eidan-header-cover:110px;scroll-padding-block-start:calc(var(--eidan-header-cover)',
			$html
		);
		$this->assertSame( array( 'close' => 400 ), $this->options( $this->header( '{"orientation":"vertical"}' ) ) );
	}

	public function test_an_author_changes_them(): void {
		$html = $this->header(
			'{"behaviour":"fixed","scrolledPadding":4,"height":80,"mobileHeight":60,"breakpoint":768,"speed":0,'
				. '"mobile":"up","followSkin":true,"collapse":"fit"}'
		);
		$this->assertStringContainsString( '--eidan-header-height:80px;--eidan-header-speed:0ms;', $html );
		$this->assertStringContainsString( '{--eidan-header-height:60px!important;--eidan-header-from:120px}', $html );
		$this->assertStringContainsString(
			'html{--eidan-header-cover:80px}',
			$html,
			'Places that are linked to keep clear of the wide form, too.'
		);
		$this->assertStringContainsString( '{--eidan-header-from:0px;--eidan-header-more:4px}', $html );
		$this->assertStringContainsString( ':not(.is-measured) .is-header-wide', $html );
		$this->assertSame( 768, $this->options( $html )['breakpoint'] ?? null );
	}

	public function test_the_rules_for_its_widths_are_in_the_head_of_a_page_that_is_not_printed_yet(): void {
		$actions = $GLOBALS['wp_actions'];
		try {
			$GLOBALS['wp_actions']['template_redirect'] = 1;
			$html                                       = $this->header( '{"mobile":"up"}' );
			$this->assertStringNotContainsString( '<style', $html );
			$this->assertTrue( wp_style_is( 'eidan-header-style' ) );
			preg_match( '/ (eidan-header-\d+) /', $html, $found );
			$css = implode(
				'',
				array_filter( (array) wp_styles()->get_data( 'eidan-header-style', 'after' ), 'is_string' )
			);
			$this->assertStringContainsString( "@media(max-width:1024px){.{$found[1]}{", $css );
			$this->assertStringContainsString( "@media(min-width:1025px){.{$found[1]} .is-header-compact{", $css );

			// A classic theme prints the head first.
			$GLOBALS['wp_actions']['wp_head'] = 1;
			$this->assertStringContainsString( '<style>', $this->header( '{}' ) );
		} finally {
			$GLOBALS['wp_actions'] = $actions;
		}
	}

	public function test_a_static_header_asks_for_no_script_and_none_is_nothing(): void {
		$html = $this->header( '{}' );
		$this->assertStringNotContainsString( 'data-eidan-header', $html );
		$this->assertStringNotContainsString( 'scroll-padding', $html );
		$this->assertStringNotContainsString( 'eidan-header__mark', $html );
		$this->assertSame( '', trim( $this->header( '{}', '' ) ) );
	}

	public function test_a_vertical_one_keeps_its_first_block_in_sight_and_makes_menus_accordions(): void {
		$page = (int) wp_insert_post(
			array(
				'post_title'  => 'Own page',
				'post_type'   => 'page',
				'post_status' => 'publish',
			)
		);
		$html = $this->header(
			'{"orientation":"vertical","menuForm":"accordion"}',
			self::ROW . '<!-- wp:eidan/menu {"menu":"pages"} /-->'
		);
		$this->assertGreaterThan( 0, $page );
		$this->assertMatchesRegularExpression(
			'~<div class="eidan-header__strip">\s*<p[^>]*>Row</p>\s*</div><details class="eidan-header__drawer">'
				. '<summary[^>]*aria-label="Menu"~',
			$html
		);
		$this->assertMatchesRegularExpression( '~eidan-header__panel"><nav class="[^"]*is-form-accordion~', $html );
	}

	public function test_a_vertical_one_is_a_column_beyond_the_breakpoint_that_its_author_sets(): void {
		foreach (
			array( '' => 1025, ',"breakpoint":768' => 769, ',"breakpoint":99999' => 1025 ) as $attribute => $width
		) {
			$html = $this->header( '{"orientation":"vertical"' . $attribute . '}' );
			preg_match( '/ (eidan-header-\d+) /', $html, $found );
			$css = implode(
				'',
				array_filter( (array) wp_styles()->get_data( 'eidan-header-vertical', 'after' ), 'is_string' )
			);
			$this->assertStringContainsString( "@media(min-width:{$width}px){.{$found[1]}.is-vertical{", $css );
			$this->assertStringContainsString( "body:has(.{$found[1]}.is-vertical)", $css );
			$this->assertStringContainsString( '@media(max-width:' . ( $width - 1 ) . 'px)', $html );
		}
	}

	public function test_what_is_wrong_in_it_costs_only_itself(): void {
		$wrong = '<!-- wp:eidan/menu {"menu":"navigation:999999"} /-->'
			. '<!-- wp:eidan/opener --><a class="wp-block-eidan-opener" href="#">'
			. '<span class="eidan-opener__text">Nowhere</span></a><!-- /wp:eidan/opener -->'
			. '<!-- wp:eidan/panel {"anchor":"empty"} --><div class="wp-block-eidan-panel" id="empty">'
			. '<div class="eidan-panel__content"></div></div><!-- /wp:eidan/panel -->';
		foreach ( array(
			'{"breakpoint":-5}',
			'{"breakpoint":"wide","height":1}',
			'{"breakpoint":99999,"behaviour":"jump"}',
		) as $attributes ) {
			$html = $this->header( $attributes, self::ROW . $wrong );
			$this->assertMatchesRegularExpression( '~<p[^>]*>Row</p>~', $html );
			$this->assertStringContainsString( '@media(max-width:1024px)', $html );
			foreach ( array( '<nav', 'Nowhere', '<dialog', 'data-eidan' ) as $gone ) {
				$this->assertStringNotContainsString( $gone, $html );
			}
		}
	}

	public function test_forged_words_of_an_opener_are_nothing_to_complain_of(): void {
		// The base class fails a test if WordPress reports a mistake.
		foreach ( array( '"x"', '{"a":1}', 'null' ) as $forged ) {
			$opener = '<!-- wp:eidan/opener {"panel":"side","text":' . $forged
				. '} --><a class="wp-block-eidan-opener" href="#side"><span class="eidan-opener__text">Contact</span>'
				. '</a><!-- /wp:eidan/opener -->';
			$this->assertMatchesRegularExpression( '~href="#side"[^>]*>.*Contact</span>~', do_blocks( $opener ) );
			$this->assertStringContainsString(
				'Contact</span>',
				$this->header(
					'{}',
					'<!-- wp:group --><div class="wp-block-group">' . $opener . '</div><!-- /wp:group -->'
				)
			);
		}
		// A block with context for its inner blocks is checked before it is rendered.
		$gallery =
			'<!-- wp:eidan/stacked-images {"caption":"x"} --><figure class="wp-block-eidan-stacked-images"></figure>'
			. '<!-- /wp:eidan/stacked-images -->';
		$this->assertStringNotContainsString(
			'>x<',
			do_blocks( '<!-- wp:group --><div class="wp-block-group">' . $gallery . '</div><!-- /wp:group -->' )
		);
	}

	public function test_groups_say_which_skin_lies_over_them(): void {
		$group = '<!-- wp:group {"eidanSkin":"%s"} --><div class="wp-block-group"></div><!-- /wp:group -->';
		$this->assertStringContainsString( 'data-eidan-skin="light"', do_blocks( sprintf( $group, 'light' ) ) );
		$this->assertStringNotContainsString( 'data-eidan-skin', do_blocks( sprintf( $group, 'x onload=y' ) ) );
	}

	public function test_classic_themes_print_a_pattern(): void {
		$id = (int) wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => 'Header',
				'post_content' => '<!-- wp:eidan/header -->' . self::ROW . '<!-- /wp:eidan/header -->',
			)
		);
		$this->assertStringContainsString( 'class="eidan-header', eidan_header( "pattern:$id", false ) );
		$this->assertStringContainsString(
			'class="eidan-header',
			do_shortcode( "[eidan_header source=\"pattern:$id\"]" )
		);
		$this->assertSame( '', do_shortcode( '[eidan_header source="pattern:99999"]' ) );
		$this->expectOutputRegex( '/class="eidan-header/' );
		eidan_header( "pattern:$id" );
	}

	public function test_another_logo_lies_over_the_sites_own_where_one_was_chosen(): void {
		$logo = self::attachment( 'logo.png' );
		$own  = self::attachment( 'light.png' );
		update_option( 'site_logo', $logo );
		$rows  = '<!-- wp:site-logo {"width":28} /-->';
		$plain = $this->header( '{"skin":"light"}', $rows );
		$this->assertStringNotContainsString( 'eidan-logo', $plain );
		$this->assertFalse( wp_style_is( 'eidan-header-logo' ), 'Nothing is loaded for it.' );
		$html = $this->header( '{"skin":"light","lightLogo":' . $own . '}', $rows );
		$this->assertMatchesRegularExpression(
			'~class="custom-logo"[^>]*><img[^>]* class="eidan-logo is-light" alt=""~',
			$html
		);
		$this->assertSame( 1, substr_count( $html, 'eidan-logo ' ) );
		$this->assertTrue( wp_style_is( 'eidan-header-logo' ) );
		foreach ( array( '999999', '-1', '"x"' ) as $wrong ) {
			$this->assertStringNotContainsString(
				'eidan-logo',
				$this->header( '{"skin":"light","lightLogo":' . $wrong . '}', $rows )
			);
		}
	}

	public function test_logo_and_title_beside_each_other_are_one_link(): void {
		update_option( 'site_logo', self::attachment( 'logo.png' ) );
		$light  = '{"lightLogo":' . self::attachment( 'light.png' ) . '}';
		$logo   = '<!-- wp:site-logo {"width":28} /-->';
		$title  = '<!-- wp:site-title {"level":0} /-->';
		$hidden = 'tabindex="-1" aria-hidden="true"';
		foreach ( array( '{}', $light ) as $attributes ) {
			$html = $this->header( $attributes, "$logo\n\n$title" );
			$this->assertMatchesRegularExpression( "~<a $hidden [^>]*class=\"custom-logo-link\"~", $html );
			$this->assertSame( 1, substr_count( $html, $hidden ) );
		}
		$bare = '<!-- wp:site-title {"level":0,"isLink":false} /-->';
		foreach ( array( $logo, $title . $logo, $logo . $bare ) as $rows ) {
			$this->assertStringNotContainsString( $hidden, $this->header( '{}', $rows ), $rows );
		}
	}

	public function test_each_skin_has_its_own_logo_and_the_sites_one_its_name(): void {
		$logo = self::attachment( 'logo.png' );
		update_option( 'site_logo', $logo );
		update_post_meta( $logo, '_wp_attachment_image_alt', 'The site' );
		$rows = '<!-- wp:site-logo {"width":28} /-->';
		$dark = self::attachment( 'dark.png' );
		$both = '{"skin":"dark","followSkin":true,"lightLogo":'
			. self::attachment( 'light.png' ) . ',"darkLogo":' . $dark . '}';
		$html = $this->header( '{"skin":"dark","darkLogo":' . $dark . '}', $rows );
		$this->assertMatchesRegularExpression(
			'~class="custom-logo"[^>]*><img[^>]*dark\.png"[^>]* class="eidan-logo is-dark" alt=""~',
			$html
		);
		$this->assertStringNotContainsString( 'is-light', $html );
		$html = $this->header( $both, $rows );
		$this->assertMatchesRegularExpression(
			'~class="custom-logo"[^>]*><img[^>]*light\.png"[^>]* class="eidan-logo is-light" alt=""[^>]*>'
				. '<img[^>]*dark\.png"[^>]* class="eidan-logo is-dark" alt=""~',
			$html
		);
		$this->assertStringContainsString( 'follows-skin', $html );
		foreach ( array( '999999', '-1', '"x"' ) as $wrong ) {
			$this->assertStringNotContainsString(
				'eidan-logo',
				$this->header( '{"skin":"dark","darkLogo":' . $wrong . '}', $rows )
			);
		}
	}

	public function test_a_dark_background_of_header_or_page_takes_the_logo_for_light_words(): void {
		update_option( 'site_logo', self::attachment( 'logo.png' ) );
		$rows  = '<!-- wp:site-logo {"width":28} /-->';
		$light = '"lightLogo":' . self::attachment( 'light.png' );
		$this->assertStringNotContainsString(
			'is-on-dark',
			$this->header( "{{$light}}", $rows ),
			'The theme is a light one.'
		);
		$this->assertStringContainsString(
			'is-on-dark',
			$this->header( "{{$light},\"backgroundColor\":\"contrast\"}", $rows )
		);
		$this->assertStringContainsString(
			'is-on-dark',
			$this->header( "{{$light},\"style\":{\"color\":{\"background\":\"#123\"}}}", $rows )
		);
		$this->assertStringNotContainsString(
			'is-on-dark',
			$this->header( '{"backgroundColor":"contrast"}', $rows ),
			'There is no other logo.'
		);

		// A dark style variation, stored as the site editor stores it.
		$evening = wp_json_file_decode(
			get_template_directory() . '/styles/01-evening.json',
			array( 'associative' => true )
		);
		$this->assertIsArray( $evening );
		$evening['settings']['color']['palette'] = array( 'theme' => $evening['settings']['color']['palette'] );
		add_filter(
			'wp_theme_json_data_user',
			static fn( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with( $evening )
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
		// Another page.
		Memory::forget();
		wp_cache_flush();
		$this->assertStringContainsString( 'is-on-dark', $this->header( "{{$light}}", $rows ) );
		$this->assertStringNotContainsString(
			'is-on-dark',
			$this->header( "{{$light},\"style\":{\"color\":{\"background\":\"#fff\"}}}", $rows )
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/** Creates an image in the media library. */
	private static function attachment( string $file ): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), $file );
		wp_update_attachment_metadata(
			$id,
			array(
				'file'   => $file,
				'width'  => 192,
				'height' => 192,
			)
		);
		return $id;
	}
}
