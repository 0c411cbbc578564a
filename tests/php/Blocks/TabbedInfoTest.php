<?php
/**
 * Tests of what PHP adds to tabbed infos and marquees.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Blocks\TabbedInfo\Ids;
use Eidan\Blocks\TabbedInfo\Items;
use Eidan\Blocks\TextMarquee\Style;
use Eidan\Support\Attributes;
use Eidan\Tests\TestCase;

final class TabbedInfoTest extends TestCase {

	private function item( string $title, string $more = '', string $inner = 'Text' ): string {
		return '<details class="wp-block-eidan-tabbed-info-item"' . $more
			. '><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">'
			. $title
			. '</h3><span class="eidan-tabs__subtitle">Not this</span></summary><div class="eidan-tabs__panel">'
			. $inner . '</div></details>';
	}

	public function test_ids_come_from_titles_and_are_unique(): void {
		$html = Items::complete(
			$this->item( 'Our <em>first</em> &amp; best' ) . $this->item( 'Our first &amp; best' )
				. $this->item( 'Über uns 日本' ) . $this->item( '' ),
			false,
			false
		);
		preg_match_all( '/ id="([^"]*)"/', $html, $ids );
		self::assertSame( array( 'tab-our-first-best', 'tab-our-first-best-2', 'tab-über-uns-日本', 'tab' ), $ids[1] );
	}

	public function test_a_tab_without_words_is_named_by_its_place(): void {
		$empty = static fn ( string $inside = '' ): string => '<details class="wp-block-eidan-tabbed-info-item">'
			. '<summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">' . $inside
			. '</h3></summary><div class="eidan-tabs__panel">Text</div></details>';
		$html  = Items::complete(
			$this->item( 'One' ) . $empty() . $empty(
				'<img src="a.png" alt="Ours">'
			) . $empty( ' <img src="a.png" alt="">' ),
			false,
			false
		);
		preg_match_all( '/<summary[^>]*>/', $html, $summaries );
		self::assertSame(
			array( '', 'Tab 2', '', 'Tab 4' ),
			array_map(
				static fn ( string $tag ): string =>
					1 === preg_match( '/ aria-label="([^"]*)"/', $tag, $label ) ? $label[1] : '',
				$summaries[0]
			)
		);
	}

	public function test_an_anchor_moves_to_the_panel(): void {
		$html = Items::complete( $this->item( 'One', ' id="mine"' ), false, false );
		self::assertStringContainsString( '<div id="mine" class="eidan-tabs__panel">', $html );
		self::assertSame( 1, substr_count( $html, 'id="mine"' ) );
	}

	public function test_an_anchor_of_a_copy_on_the_page_has_a_number(): void {
		$item = $this->item( 'One', ' id="mine"' );
		$html = Items::complete( $item, false, false ) . Items::complete( $item, false, false );
		preg_match_all( '/ id="([^"]*)"/', $html, $ids );
		self::assertSame( array( 'mine', 'mine-2' ), $ids[1] );
	}

	public function test_one_is_open_where_one_has_to_be(): void {
		$open = static fn ( string $html ): int => substr_count( $html, ' open' );
		$two  = $this->item( 'One' ) . $this->item( 'Two' );
		self::assertSame( 1, $open( Items::complete( $two, false, true ) ) );
		self::assertSame( 0, $open( Items::complete( $two, false, false ) ) );
		$both = $this->item( 'One', ' open' ) . $this->item( 'Two', ' open' );
		self::assertSame( 1, $open( Items::complete( $both, false, false ) ) );
		self::assertSame( 2, $open( Items::complete( $both, true, false ) ) );
	}

	public function test_items_share_a_name_but_not_with_inner_ones(): void {
		$inner = Items::complete( $this->item( 'Inner' ), false, false );
		$html  = Items::complete( $this->item( 'One', '', $inner ) . $this->item( 'Two' ), false, false );
		preg_match_all( '/ name="([^"]*)"/', $html, $names );
		self::assertCount( 3, $names[1] );
		self::assertSame( $names[1][0], $names[1][2] );
		self::assertNotSame( $names[1][0], $names[1][1] );
		preg_match_all( '/ id="([^"]*)"/', $html, $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
	}

	public function test_blocks_without_content_leave_nothing_on_the_page(): void {
		$tabs =
			'<!-- wp:eidan/tabbed-info --><div class="wp-block-eidan-tabbed-info is-tabs"><div class="eidan-tabs">'
			. '</div></div><!-- /wp:eidan/tabbed-info -->';
		self::assertSame( '', trim( $this->render( $tabs ) ) );
		$marquee = static fn ( string $texts ): string =>
			"<!-- wp:eidan/text-marquee --><div class=\"wp-block-eidan-text-marquee\"><div "
			. "class=\"eidan-marquee\"><div "
			. "class=\"eidan-marquee__texts\">$texts</div></div></div><!-- /wp:eidan/text-marquee -->";
		self::assertSame( '', trim( $this->render( $marquee( '' ) ) ) );
		self::assertSame(
			'',
			trim( $this->render( $marquee( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' ) ) )
		);
		self::assertStringContainsString(
			'<button',
			$this->render( $marquee( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' ) )
		);
	}

	public function test_titles_have_colours_for_hover_and_active_and_a_typography_of_their_own(): void {
		$tabs  = static fn ( string $titles ): string =>
			'<!-- wp:eidan/tabbed-info {"titles":' . $titles
			. '} --><div class="wp-block-eidan-tabbed-info is-tabs"><div class="eidan-tabs">'
			. '<!-- wp:eidan/tabbed-info-item -->'
			. '<details class="wp-block-eidan-tabbed-info-item"><summary class="eidan-tabs__summary">'
			. '<h3 class="eidan-tabs__title">One</h3></summary><div class="eidan-tabs__panel"><p>Text</p></div>'
			. '</details>'
			. '<!-- /wp:eidan/tabbed-info-item --></div></div><!-- /wp:eidan/tabbed-info -->';
		$class = static fn ( string $html ): string =>
			1 === preg_match( '/eidan-titles-[0-9a-f]{8}/', $html, $match ) ? $match[0] : '';
		self::assertSame(
			'',
			$class( $this->render( $tabs( '{"color":{"text":"red;}body{display:none"},"typography":{}}' ) ) ),
			'nothing but colours'
		);
		$name = $class(
			$this->render(
				$tabs(
					'{"color":{"text":"#123456"},"hover":{"text":"#234567"},"active":{"text":"var:preset|color|'
						. 'accent-1","background":"#345678"},"typography":{"fontSize":"2rem","fontWeight":"700"}}'
				)
			)
		);
		self::assertNotSame( '', $name );
		$css = preg_replace( '/\s+/', '', wp_style_engine_get_stylesheet_from_context( 'block-supports' ) ) ?? '';
		foreach (
			array(
				"\.$name>\.eidan-tabs>\*>\.eidan-tabs__summary\{[^}]*color:#123456",
				"\.$name>\.eidan-tabs>\*>\.eidan-tabs__summary:is\(:hover,:focus-visible\)\{[^}]*color:#234567",
				"\.$name>\.eidan-tabs>\*>\.eidan-tabs__summary\[aria-selected=true\][^{]*\{"
					. '[^}]*color:var\(--wp--preset--color--accent-1\)',
				"\.$name>\.eidan-tabs>\*>\.eidan-tabs__summary>\.eidan-tabs__title\{[^}]*font-size:2rem",
			) as $rule
		) {
			self::assertMatchesRegularExpression( "/$rule/", $css );
		}
	}

	public function test_toggles_have_no_name(): void {
		self::assertStringNotContainsString( 'name=', Items::complete( $this->item( 'One' ), true, false ) );
	}

	public function test_an_id_is_given_again_only_with_a_number(): void {
		$first = Ids::unique( 'tab-again' );
		self::assertSame( 'tab-again', $first );
		self::assertSame( 'tab-again-2', Ids::unique( 'tab-again' ) );
		self::assertSame( 'tab-again-2-2', Ids::unique( 'tab-again-2' ) );
	}

	public function test_accordions_ask_for_no_script(): void {
		$accordion =
			'<!-- wp:eidan/tabbed-info {"mode":"accordion"} --><div class="wp-block-eidan-tabbed-info is-accordion">'
			. '<div class="eidan-tabs">'
			. $this->item( 'One' ) . '</div></div><!-- /wp:eidan/tabbed-info -->';
		self::assertStringNotContainsString( 'data-eidan', do_blocks( $accordion ) );
		$required = str_replace( '"accordion"}', '"accordion","collapsible":false}', $accordion );
		self::assertStringContainsString( 'data-eidan-accordion', do_blocks( $required ) );
	}

	public function test_a_label_is_escaped(): void {
		$label = wp_json_encode( '"><script>x</script>', JSON_HEX_TAG | JSON_HEX_AMP );
		$html  = do_blocks(
			'<!-- wp:eidan/tabbed-info {"label":' . $label
				. '} --><div class="wp-block-eidan-tabbed-info is-tabs"><div class="eidan-tabs">' . $this->item( 'One' )
				. '</div></div><!-- /wp:eidan/tabbed-info -->'
		);
		self::assertStringContainsString( 'role="tablist"', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the marquee.
	 */
	private function properties( array $attributes ): string {
		return Style::properties(
			Attributes::clean(
				\WP_Block_Type_Registry::get_instance()->get_registered( 'eidan/text-marquee' )->attributes,
				$attributes
			)
		);
	}

	public function test_marquee_properties_name_only_what_differs(): void {
		self::assertSame( '--eidan-mark:"\2014 ";', $this->properties( array() ) );
		self::assertSame(
			'--eidan-mark:"\2014 ";--eidan-rest:1lh;',
			$this->properties( array( 'secondRow' => true ) )
		);
		self::assertSame(
			'--eidan-mark:"\2014 ";--eidan-turn:reverse;--eidan-back:normal;--eidan-600:0.7em;',
			$this->properties(
				array(
					'direction' => 'end',
					'fontScale' => array( '600' => 0.7 ),
				)
			)
		);
	}

	public function test_outlined_letters_take_their_width_from_the_author(): void {
		self::assertSame(
			'-webkit-text-stroke:2px;-webkit-text-fill-color:#0000',
			Style::outline( array( 'strokeWidth' => 2 ) )
		);
	}

	public function test_a_separator_cannot_leave_its_string(): void {
		$css = $this->properties( array( 'separatorCharacter' => "\";}\\\n" ) );
		self::assertSame( '--eidan-mark:"\22 \3b \7d \5c \a ";', $css );
		$css = $this->properties(
			array(
				'separator'      => 'image',
				'separatorImage' => array( 'url' => 'https://example.com/a").b{}' ),
			)
		);
		self::assertSame(
			'',
			preg_replace( '/--eidan-(mark|fill):(url\()?"[^"{}]*"\)?( 50%\/\.6em no-repeat)?;/', '', $css )
		);
		self::assertStringNotContainsString(
			'javascript',
			$this->properties(
				array(
					'separator'      => 'image',
					'separatorImage' => array( 'url' => 'javascript:alert(1)' ),
				)
			)
		);
	}
}
