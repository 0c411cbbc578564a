<?php
/**
 * Tests of the categories of the inserter.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Blocks\Registry;
use Eidan\Shop\WooCommerceRequirement;
use Eidan\Tests\TestCase;
use WP_Block_Type_Registry;

/**
 * Every block stands in a category that is there, and says what authors type.
 */
final class CategoriesTest extends TestCase {

	public function test_every_block_is_in_a_category_that_is_there(): void {
		$categories = array_column( (array) Registry::add_category( array() ), 'title', 'slug' );
		self::assertSame(
			array(
				'eidan'       => 'Eidan: content',
				'eidan-lists' => 'Eidan: lists',
				'eidan-page'  => 'Eidan: header and page',
			),
			$categories
		);
		$used = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'eidan/' ) ) {
				$used[ (string) $type->category ] = true;
				self::assertTrue(
					isset( $categories[ $type->category ] ) || 'woocommerce' === $type->category,
					"$name: $type->category"
				);
				if ( str_contains( $type->title, '(Eidan)' ) ) {
					self::assertSame( 'eidan/icon', $name, 'Only it shares its title with a block of WordPress.' );
				}
			}
		}
		self::assertEmpty( array_diff_key( $categories, $used ), 'No category is empty.' );
	}

	public function test_blocks_of_the_shop_are_where_those_of_woocommerce_are(): void {
		$metadata = array( 'name' => 'eidan/x', 'category' => 'eidan-lists', 'eidanNeeds' => 'woocommerce' );
		self::assertSame(
			WooCommerceRequirement::is_shop() ? 'woocommerce' : 'eidan-lists',
			WooCommerceRequirement::category( $metadata )['category']
		);
		unset( $metadata['eidanNeeds'] );
		self::assertSame( $metadata, WooCommerceRequirement::category( $metadata ) );
	}
}
