<?php
/**
 * Panels and openers on the page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

final class PanelTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Attributes of the panel.
	 * @param string               $inner      HTML of its blocks.
	 */
	private static function panel(
		array $attributes = array(),
		string $inner = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'
	): string {
		return do_blocks(
			'<!-- wp:eidan/panel ' . serialize_block_attributes( (object) $attributes )
				. ' --><div class="wp-block-eidan-panel has-x" id="menu" style="color:red">'
				. '<div class="eidan-panel__content">'
			. $inner . '</div></div><!-- /wp:eidan/panel -->'
		);
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the opener.
	 * @param string               $text       Text of the opener.
	 */
	private static function opener( array $attributes, string $text = 'Menu' ): string {
		return do_blocks(
			'<!-- wp:eidan/opener ' . serialize_block_attributes( (object) $attributes )
				. " --><a class=\"wp-block-eidan-opener\" href=\"#forged\"><span "
				. "class=\"eidan-opener__text\">$text</span></a><!-- /wp:eidan/opener -->"
		);
	}

	public function test_the_saved_element_becomes_a_dialog_with_a_close_button(): void {
		$html = self::panel();
		self::assertMatchesRegularExpression(
			'~^<div class="eidan-panel-place"><dialog [^>]*class="wp-block-eidan-panel has-x eidan-overlay eidan-panel '
				. 'is-side"~',
			$html
		);
		self::assertStringContainsString( ' id="menu"', $html );
		self::assertStringContainsString( ' style="color:red"', $html );
		self::assertStringContainsString( ' aria-label="Side area"', $html );
		self::assertMatchesRegularExpression(
			'~data-eidan-close aria-label="Close">.*</button>'
				. '<div class="eidan-panel__content is-layout-flow[^>]*>.*Words</p></div></dialog></div>$~s',
			$html
		);
		self::assertTrue( wp_style_is( 'eidan-panel' ) );
	}

	public function test_pictures_wait_until_it_opens_and_leave_the_high_priority_to_what_is_seen(): void {
		// WordPress gives high priority to one image only, and other tests may have used it up. So reset it.
		wp_high_priority_element_flag( true );
		$picture = '<img src="/a.webp" width="1000" height="1000" alt="">';
		$html    = wp_filter_content_tags( self::panel( array(), $picture ) . $picture, 'template_part_header' );
		self::assertSame( 1, substr_count( $html, 'loading="lazy"' ) );
		self::assertMatchesRegularExpression( '~loading="lazy".*</dialog>.*fetchpriority="high"~s', $html );
	}

	public function test_what_closes_it_has_the_specifications_numbers(): void {
		self::assertStringContainsString(
			'data-eidan-panel="{&quot;breakpoint&quot;:1024}"',
			self::panel( array( 'kind' => 'fullscreen' ) )
		);
		self::assertStringContainsString(
			'data-eidan-panel="{&quot;scroll&quot;:400}"',
			self::panel( array( 'overlayOpacity' => 0 ) ),
			'400 px of scrolling close the side area.'
		);
		self::assertStringContainsString(
			'data-eidan-panel="{&quot;scroll&quot;:400}"',
			self::panel(),
			'With a cover, too.'
		);
		self::assertStringContainsString( 'data-eidan-panel="{}"', self::panel( array( 'scrollDistance' => 0 ) ) );
		self::assertStringContainsString(
			'data-eidan-panel="{}"',
			self::panel(
				array(
					'kind'       => 'fullscreen',
					'breakpoint' => 0,
				)
			)
		);
	}

	public function test_looks_are_classes_and_properties_that_differ_from_the_sheets(): void {
		$html = self::panel(
			array(
				'edge'           => 'start',
				'width'          => 360,
				'overlayOpacity' => 0,
			)
		);
		self::assertStringContainsString( 'is-side is-start is-clear', $html );
		self::assertStringContainsString( 'style="color:red;--width:360px;--dim:0%"', $html );
		self::assertStringContainsString(
			'is-fullscreen has-numbers',
			self::panel(
				array(
					'kind'    => 'fullscreen',
					'numbers' => true,
					'width'   => 360,
				)
			)
		);
		self::assertStringNotContainsString(
			'--width',
			self::panel(
				array(
					'kind'  => 'fullscreen',
					'width' => 360,
				)
			)
		);
	}

	public function test_nothing_is_printed_of_an_empty_or_forged_panel(): void {
		self::assertSame( '', self::panel( array(), '<p></p>' ) );
		self::assertNotSame( '', self::panel( array(), '<input type="search">' ) );
		self::assertSame( '', do_blocks( '<!-- wp:eidan/panel --><p>Words</p><!-- /wp:eidan/panel -->' ) );
		self::assertSame( '', do_blocks( '<!-- wp:eidan/panel --><div>Words</div><!-- /wp:eidan/panel -->' ) );
	}

	public function test_menus_inside_know_that_they_are_an_accordion(): void {
		register_block_type(
			'eidan-test/inside',
			array(
				'uses_context'    => array( 'eidan/menuForm' ),
				'render_callback' => static fn( array $attributes, string $content, \WP_Block $block ): string =>
					'<p>' . ( $block->context['eidan/menuForm'] ?? 'none' ) . '</p>',
			)
		);
		$html = self::panel( array(), '<!-- wp:eidan-test/inside /-->' );
		unregister_block_type( 'eidan-test/inside' );
		self::assertStringContainsString( '<p>accordion</p>', $html );
	}

	public function test_an_opener_is_a_link_to_its_panel_with_an_icon(): void {
		$html = self::opener( array( 'panel' => 'menu' ) );
		self::assertMatchesRegularExpression(
			'~^<div class="eidan-opener-place"><a data-eidan-opener class="wp-block-eidan-opener is-display-icon" '
				. 'href="#menu"><svg [^>]*aria-hidden="true".*</svg><span class="eidan-opener__text">Menu</span></a>'
				. '</div>$~s',
			trim( $html )
		);
		self::assertStringNotContainsString(
			'<svg',
			self::opener(
				array(
					'panel'   => 'menu',
					'display' => 'text',
				)
			)
		);
		self::assertStringContainsString(
			'is-display-text',
			self::opener(
				array(
					'panel' => 'menu',
					'icon'  => '',
				)
			),
			'Words are all there is without an icon.'
		);
		self::assertStringContainsString( ' aria-label="Open"', self::opener( array( 'panel' => 'menu' ), '' ) );
		self::assertStringContainsString(
			'--size:40px',
			self::opener(
				array(
					'panel' => 'menu',
					'size'  => 40,
				)
			)
		);
		self::assertStringContainsString( 'href="#%C3%BCber"', self::opener( array( 'panel' => 'über' ) ) );
	}

	public function test_an_opener_without_a_panel_leads_nowhere_and_is_not_printed(): void {
		self::assertSame( '', self::opener( array() ) );
		self::assertSame( '', self::opener( array( 'panel' => 'a"b' ) ) );
	}
}
