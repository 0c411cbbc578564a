<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\Lists\ListsTestCase;

/**
 * Tests of the block eidan/fixed-portfolio-list.
 */
final class FixedPortfolioListTest extends ListsTestCase {

	/** @param array<string, mixed> $attributes Attributes of the block. */
	private function shown( array $attributes = array() ): string {
		return $this->render( $this->block( 'eidan/fixed-portfolio-list', $attributes ) );
	}

	public function test_it_says_how_many_and_asks_for_a_script_only_for_the_light_skin(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'eidan_portfolio'" );
		wp_cache_flush();
		self::assertSame( '', $this->shown() );
		$id = $this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => 'First' ) );
		$this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => 'Second' ) );
		$html = $this->shown();
		self::assertStringContainsString( '--eidan-total:&quot;02&quot;', $html );
		self::assertStringNotContainsString( 'data-eidan-', $html );
		self::assertStringContainsString(
			'<h2 class="eidan-work__title">First</h2>',
			$html,
			'The link stands elsewhere.'
		);
		self::assertSame( 2, substr_count( $html, 'class="eidan-fixed__way"' ) );
		self::assertStringNotContainsString( '<a ', $this->shown( array( 'link' => 'none' ) ) );
		update_post_meta( $id, 'eidan_light_skin', true );
		self::assertStringContainsString( ' data-eidan-skin', $this->shown() );
	}
}
