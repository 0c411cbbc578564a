<?php
/**
 * Tests of what pages are told of attributes that differ from block.json.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Attributes;
use Eidan\Support\BlockJson;
use Eidan\Tests\TestCase;
use WP_Block;

final class BlockJsonTest extends TestCase {

	/**
	 * @param array<string, mixed>  $stored Attributes of a clients list.
	 * @param array<string, string> $names  Attributes by declaration.
	 */
	private static function css( array $stored, array $names ): string {
		$block = new WP_Block(
			array(
				'blockName' => 'eidan/clients-list',
				'attrs'     => $stored,
			)
		);

		return BlockJson::css( $block, Attributes::of( $block ), $names );
	}

	public function test_only_what_differs_becomes_a_declaration(): void {
		$names = array(
			'--tablet:%dpx;' => 'size.tablet',
			'--phone:%dpx;'  => 'size.phone',
			'--justify:%s;'  => 'justify',
		);
		$this->assertSame( '', self::css( array(), $names ) );
		$this->assertSame( '', self::css( array( 'size' => array( 'tablet' => 'x' ) ), $names ) );
		$this->assertSame(
			'--phone:90px;--justify:center;',
			self::css(
				array(
					'size'    => array(
						'tablet' => 72,
						'phone'  => 90,
					),
					'justify' => 'center',
				),
				$names
			)
		);
	}

	public function test_a_page_is_told_a_default_that_the_site_changed(): void {
		$type     = \WP_Block_Type_Registry::get_instance()->get_registered( 'eidan/opener' );
		$original = $type->attributes;

		$type->attributes['size']['default'] = 40;

		$html = do_blocks( '<!-- wp:eidan/opener {"panel":"menu"} --><a>Menu</a><!-- /wp:eidan/opener -->' );

		$type->attributes = $original;
		$this->assertStringContainsString( ' style="--size:40px"', $html );
	}
}
