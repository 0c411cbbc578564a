<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\Lists\ListsTestCase;

/**
 * Tests of the block eidan/portfolio-interactive-showcase.
 */
final class PortfolioInteractiveShowcaseTest extends ListsTestCase {

	/** @param array<string, mixed> $attributes Attributes of the block. */
	private function shown( array $attributes = array() ): string {
		return $this->render( $this->block( 'eidan/portfolio-interactive-showcase', $attributes ) );
	}

	/** @param array<string, mixed> $more Other fields of the item. */
	private function item( string $title, array $more = array() ): int {
		return $this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => $title ) + $more );
	}

	public function test_it_has_the_specifications_lock_unless_the_wheel_is_the_pages(): void {
		$query = array(
			'postType' => 'eidan_portfolio',
			'perPage'  => 1,
			'include'  => array( $this->item( 'Locked' ) ),
		);
		self::assertStringContainsString(
			'data-eidan-portfolio-interactive-showcase="{&quot;wheelLock&quot;:700}"',
			$this->shown( array( 'query' => $query ) )
		);
		self::assertStringContainsString(
			'{&quot;wheelLock&quot;:300}',
			$this->shown( array( 'query' => $query, 'wheelLock' => 300 ) )
		);
		self::assertStringContainsString(
			'data-eidan-portfolio-interactive-showcase="{}"',
			$this->shown( array( 'query' => $query, 'wheel' => false ) )
		);
		self::assertSame( '', $this->shown( array( 'query' => array( 'include' => array( PHP_INT_MAX ) ) + $query ) ) );
	}

	public function test_items_say_what_was_chosen_in_that_order_and_the_first_is_shown(): void {
		$ids = array(
			$this->item( 'First <b>one</b>' ),
			$this->item( 'Second', array( 'post_password' => 'secret' ) ),
		);
		foreach ( $ids as $id ) {
			update_post_meta( $id, 'eidan_date', '2025-04' );
			update_post_meta( $id, 'eidan_client', 'Museum & sons' );
		}
		$attributes = array(
			'query'    => array( 'postType' => 'eidan_portfolio', 'perPage' => 2, 'include' => $ids ),
			'elements' => array( 'year', 'client', 'number' ),
		);
		$html       = $this->shown( $attributes );
		self::assertStringContainsString(
			'--eidan-total:&quot;02&quot;;--eidan-count:2;--speed:600ms',
			$html
		);
		self::assertStringContainsString(
			'<li class="is-active"><article class="eidan-card post-' . $ids[0] . '">',
			$html
		);
		self::assertSame( 1, substr_count( $html, 'is-active' ) );
		self::assertStringContainsString(
			'<div class="eidan-works__words"><span class="eidan-works__year">2025</span>'
				. '<span class="eidan-works__client">Museum &amp; sons</span></div>',
			$html
		);
		self::assertSame( 1, substr_count( $html, '2025' ), 'Nothing of an item behind a password.' );
		self::assertSame( 2, substr_count( $html, 'eidan-works__number' ) );
		self::assertSame( 2, substr_count( $html, '<h2 class="eidan-works__title"><a href=' ) );
		$without = $this->shown( array( 'link' => 'none' ) + $attributes );
		self::assertStringNotContainsString( '<a ', $without );
		self::assertStringContainsString( '<button type="button">Protected: Second</button>', $without );
	}

	public function test_only_the_first_picture_is_left_to_wordpress_and_the_light_skin_goes_with_its_figure(): void {
		$ids = array( $this->item( 'One' ), $this->item( 'Two' ) );
		$this->go_to( '/' );
		foreach ( $ids as $id ) {
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
		}
		$attributes = array( 'query' => array( 'postType' => 'eidan_portfolio', 'perPage' => 2, 'include' => $ids ) );
		$loaded     = function ( string $before ) use ( $attributes ): array {
			$GLOBALS['wp_query']->in_the_loop = true;
			// The state at the beginning of each request.
			wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
			wp_high_priority_element_flag( true );
			$images = $this->dom(
				apply_filters(
					'the_content',
					$before . $this->block( 'eidan/portfolio-interactive-showcase', $attributes )
				)
			)->query( '//li//img' );

			return array_map(
				static fn( $image ): string =>
					$image->getAttribute( 'loading' ) . $image->getAttribute( 'fetchpriority' ),
				iterator_to_array( $images )
			);
		};
		self::assertSame( array( 'high', 'lazylow' ), $loaded( '' ) );
		self::assertSame(
			array( 'lazy', 'lazylow' ),
			$loaded(
				'<img src="a.png" width="900" height="600"><img src="b.png" width="900" height="600">'
					. '<img src="c.png" width="900" height="600">'
			),
			'At the foot of a page.'
		);
		$html = $this->shown( $attributes );
		self::assertStringNotContainsString( 'data-eidan-skin', $html );
		update_post_meta( $ids[1], 'eidan_light_skin', true );
		$html = $this->shown( $attributes );
		self::assertStringContainsString( ' data-eidan-skin', $html );
		self::assertSame( 1, substr_count( $html, '<figure class="eidan-works__media is-eidan-light-skin">' ) );
	}
}
