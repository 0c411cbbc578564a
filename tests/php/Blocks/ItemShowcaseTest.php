<?php
/**
 * The item showcase on the page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

final class ItemShowcaseTest extends TestCase {

	/**
	 * @param list<array<string, mixed>> $items      Attributes of the statements, and `title` and `id` for their HTML.
	 * @param array<string, mixed>       $attributes Attributes of the showcase.
	 */
	private static function html( array $items, array $attributes = array() ): string {
		$inner = '';
		foreach ( $items as $item ) {
			$id     = isset( $item['id'] ) ? ' id="' . $item['id'] . '"' : '';
			$inner .= '<!-- wp:eidan/item-showcase-item '
				. serialize_block_attributes( (object) array_diff_key( $item, array_flip( array( 'title', 'id' ) ) ) )
				. ' -->'
				. "<details class=\"wp-block-eidan-item-showcase-item\"$id open><summary "
				. "class=\"eidan-item__summary\"><h3 class=\"eidan-item__title\">{$item['title']}</h3></summary><div "
				. "class=\"eidan-item__content\"><p>Text</p></div></details>"
				. '<!-- /wp:eidan/item-showcase-item -->';
		}
		return do_blocks(
			'<!-- wp:eidan/item-showcase ' . serialize_block_attributes( (object) $attributes ) . ' -->'
			. '<div class="wp-block-eidan-item-showcase"><figure class="eidan-showcase__media">'
			. '<img src="/hall.webp" alt=""/></figure><div class="eidan-showcase__items">'
			. $inner . '</div></div>'
			. '<!-- /wp:eidan/item-showcase -->'
		);
	}

	public function test_each_statement_has_a_point_that_is_a_link_to_it(): void {
		$html = self::html(
			array(
				array(
					'title' => 'Light &amp; <em>air</em>',
					'id'    => 'light',
					'place' => array(
						'x' => 12.34,
						'y' => 100,
					),
				),
				array( 'title' => '' ),
			)
		);
		self::assertStringContainsString(
			'<a class="eidan-showcase__dot" href="#light" style="--x:12.3%;--y:100%" aria-label="Light &amp; air"></a>',
			$html
		);
		self::assertMatchesRegularExpression(
			'~<a class="eidan-showcase__dot" href="#(eidan-item-\d+)" style="--x:50%;--y:50%" aria-label="Item 2">'
				. '</a>.*<details[^>]* id="\1"~s',
			$html
		);
	}

	public function test_one_is_open_on_narrow_screens_and_the_second_half_stands_after_the_picture(): void {
		$html = self::html(
			array_map( static fn( string $title ): array => array( 'title' => $title ), array( 'A', 'B', 'C' ) )
		);
		self::assertSame( 1, preg_match_all( '/<details[^>]* open[ >]/', $html ) );
		self::assertSame( 1, preg_match_all( '/<details[^>]*is-end/', $html ) );
		self::assertSame( 3, preg_match_all( '/<details[^>]* name="(eidan-items-\d+)"/', $html, $names ) );
		self::assertCount( 1, array_unique( $names[1] ) );
		self::assertStringContainsString( '--rows:2', $html );
	}

	public function test_forged_places_are_the_middle(): void {
		foreach ( array( array( 'x' => 101 ), array( 'x' => '1%;color:red' ), 'x', null ) as $place ) {
			self::assertStringContainsString(
				'style="--x:50%;--y:50%"',
				self::html(
					array(
						array(
							'title' => 'A',
							'place' => $place,
						),
					)
				)
			);
		}
	}

	public function test_icons_are_printed_where_the_showcase_has_icons(): void {
		$item = array(
			'title' => 'A',
			'icon'  => 'eidan/sun',
		);
		self::assertStringNotContainsString( '<svg', self::html( array( $item ) ) );
		$html = self::html( array( $item ), array( 'marker' => 'icon' ) );
		self::assertMatchesRegularExpression(
			'~<summary[^>]*><span class="eidan-item__icon"><svg[^>]* aria-hidden="true"~',
			$html
		);
		self::assertStringContainsString( 'aria-label="A"', $html );
	}

	public function test_a_showcase_in_a_statement_keeps_its_own_group(): void {
		$inner =
			'<!-- wp:eidan/item-showcase --><div class="wp-block-eidan-item-showcase">'
			. '<div class="eidan-showcase__items"><!-- wp:eidan/item-showcase-item -->'
			. '<details class="wp-block-eidan-item-showcase-item" open>'
			. '<summary class="eidan-item__summary">In</summary></details><!-- /wp:eidan/item-showcase-item --></div>'
			. '</div><!-- /wp:eidan/item-showcase -->';
		$html  = do_blocks(
			'<!-- wp:eidan/item-showcase --><div class="wp-block-eidan-item-showcase">'
				. '<div class="eidan-showcase__items"><!-- wp:eidan/item-showcase-item -->'
				. '<details class="wp-block-eidan-item-showcase-item" open>'
				. '<summary class="eidan-item__summary">Out</summary>'
				. $inner . '</details><!-- /wp:eidan/item-showcase-item --></div></div><!-- /wp:eidan/item-showcase -->'
		);
		self::assertSame(
			2,
			preg_match_all(
				'/<details[^>]* open[^>]* name="(eidan-items-\d+)"|<details[^>]* name="(eidan-items-\d+)"[^>]* open/',
				$html,
				$names
			)
		);
		self::assertStringContainsString( '--rows:1', $html );
	}
}
