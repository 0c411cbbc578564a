<?php
/**
 * Tests of the colours of parts of blocks.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Parts;
use Eidan\Tests\TestCase;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * What the attribute `parts` adds to a page.
 */
final class PartsTest extends TestCase {

	/**
	 * Returns the first tag of the block.
	 *
	 * @param array<string, mixed> $parts Stored value of the attribute.
	 */
	private static function tag( array $parts, string $name = 'eidan/portfolio-slider' ): WP_HTML_Tag_Processor {
		wp_dequeue_style( 'eidan-parts' );
		$parsed = array(
			'blockName'    => $name,
			'attrs'        => array( 'parts' => $parts ),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		$tag    = new WP_HTML_Tag_Processor(
			Parts::apply( '<div class="a" style="color:red;"><p>x</p></div>', $parsed, new WP_Block( $parsed ) )
		);
		$tag->next_tag();
		return $tag;
	}

	public function test_each_colour_is_a_class_and_a_property(): void {
		$tag = self::tag(
			array(
				'arrows' => array(
					'color' => array( 'text' => 'var:preset|color|accent-1' ),
					'hover' => array( 'background' => 'rgba(0, 0, 0, .5)' ),
				),
			)
		);
		$this->assertSame( 'a has-arrows-text has-arrows-hover-background', $tag->get_attribute( 'class' ) );
		$this->assertSame(
			'color:red;--eidan-arrows-text:var(--wp--preset--color--accent-1);--eidan-arrows-hover-background:rgba(0, '
				. '0, 0, .5)',
			$tag->get_attribute( 'style' )
		);
		$this->assertTrue( wp_style_is( 'eidan-parts' ) );
	}

	public function test_what_is_no_colour_and_no_part_of_the_block_is_left_out(): void {
		foreach ( array(
			'red;x:y',
			"#fff\n",
			'url(//evil.test)',
			'var(--x)',
			'var:preset|color|a;b',
			'rgb(expression)',
			5,
			array( '#fff' ),
		) as $wrong ) {
			$tag = self::tag( array( 'arrows' => array( 'color' => array( 'text' => $wrong ) ) ) );
			$this->assertSame(
				array( 'a', 'color:red;' ),
				array( $tag->get_attribute( 'class' ), $tag->get_attribute( 'style' ) )
			);
			$this->assertFalse( wp_style_is( 'eidan-parts' ) );
		}
		$this->assertSame(
			'a',
			self::tag( array( 'filter' => array( 'color' => array( 'text' => '#fff' ) ) ) )->get_attribute( 'class' ),
			'A slider has no filter.'
		);
		$this->assertSame(
			'a',
			self::tag( array( 'arrows' => array( 'color' => array( 'text' => '#fff' ) ) ), 'core/group' )
				->get_attribute( 'class' )
		);
	}

	public function test_a_colour_is_the_same_in_every_schema_and_in_css(): void {
		$patterns = array();
		foreach (
			(array) glob( dirname( __DIR__, 3 ) . '/{src/schemas/part,blocks/*/block}.json', GLOB_BRACE ) as $file
		) {
			$schema = (array) json_decode( (string) file_get_contents( (string) $file ), true );
			array_walk_recursive(
				$schema,
				static function ( mixed $value, int|string $name ) use ( &$patterns ): void {
					if ( 'pattern' === $name && str_contains( (string) $value, 'var:preset\\|color' ) ) {
						$patterns[ (string) $value ] = true;
					}
				}
			);
		}
		$this->assertCount( 1, $patterns, 'Every schema of a colour has the pattern of src/schemas/part.json.' );
		$pattern = '~' . key( $patterns ) . '~D';
		foreach ( array(
			'var:preset|color|accent-1',
			'#fff',
			'#11223344',
			'rgb(1, 2, 3)',
			'rgba(0 0 0 / 50%)',
			'hsl(1, 2%, 3%)',
			'hsla(1 2% 3% / .5)',
			'red',
			'#ff',
			'#ggg',
			'rgb(a)',
			'var:preset|color|',
			'var:preset|color|A',
			'var(--x)',
			"#fff\n",
			'url(x)',
			'',
		) as $value ) {
			$this->assertSame( 1 === preg_match( $pattern, $value ), '' !== Parts::color( $value ), $value );
		}
	}

	public function test_a_wrong_colour_costs_only_itself(): void {
		$this->assertSame(
			'a has-card-text',
			self::tag(
				array( 'card' => array( 'color' => array( 'text' => '#123', 'background' => 'x' ) ), 'arrows' => 'x' )
			)->get_attribute( 'class' )
		);
	}
}
