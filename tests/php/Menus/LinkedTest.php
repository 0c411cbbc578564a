<?php
declare( strict_types=1 );

namespace Eidan\Tests\Menus;

use Eidan\Tests\TestCase;

/**
 * Links of menus that come from another site: their ids are those of other entries here, or of none.
 */
final class LinkedTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Attributes of a link.
	 * @return string The address that the menu leads to; '' for no link.
	 */
	private function leads( array $attributes ): string {
		$id   = $this->create_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => $this->block( 'core/navigation-link', $attributes ),
			)
		);
		$html = $this->render( $this->block( 'eidan/menu', array( 'menu' => "navigation:$id" ) ) );
		preg_match( '/href="([^"]*)"/', $html, $link );
		return $link[1] ?? '';
	}

	public function test_the_address_counts_where_the_id_is_that_of_another_entry(): void {
		$about = $this->create_page(
			array(
				'post_title' => 'About us',
				'post_name'  => 'about',
			)
		);
		$other = $this->create_post( array( 'post_title' => 'Hello' ) );
		$draft = $this->create_page( array( 'post_status' => 'draft' ) );
		$link  = array(
			'label' => 'About',
			'url'   => home_url( '/about/' ),
			'kind'  => 'post-type',
			'type'  => 'page',
		);
		foreach ( array( $about, $other, $draft, 987654 ) as $id ) {
			self::assertSame( get_permalink( $about ), $this->leads( array( 'id' => $id ) + $link ), (string) $id );
		}
		// The menu of a site that has moved: no such address is here, so the id is right.
		$moved = array( 'url' => 'https://before.example/about/' ) + $link;
		self::assertSame( get_permalink( $other ), $this->leads( array( 'id' => $other ) + $moved ) );
	}

	public function test_the_id_counts_where_its_entry_has_another_slug_by_now(): void {
		$page = $this->create_page(
			array(
				'post_title' => 'Prices',
				'post_name'  => 'fees',
			)
		);
		$link = array(
			'label' => 'Prices',
			'url'   => home_url( '/prices/' ),
			'kind'  => 'post-type',
			'type'  => 'page',
			'id'    => $page,
		);
		self::assertSame( get_permalink( $page ), $this->leads( $link ) );
		$this->create_page(
			array(
				'post_title' => 'Prices of last year',
				'post_name'  => 'prices',
			)
		);
		self::assertSame( get_permalink( $page ), $this->leads( $link ), 'It has the name of the link.' );
	}

	public function test_terms(): void {
		$news  = $this->create_term( 'category', 'News' );
		$other = $this->create_term( 'category', 'Wool' );
		$link  = array(
			'label' => 'What is new',
			'url'   => get_term_link( $news ),
			'kind'  => 'taxonomy',
			'type'  => 'category',
		);
		foreach ( array( $news, $other, 987654 ) as $id ) {
			self::assertSame( get_term_link( $news ), $this->leads( array( 'id' => $id ) + $link ), (string) $id );
		}
		$renamed = array(
			'label' => 'Wool',
			'url'   => home_url( '/category/yarn/' ),
			'id'    => $other,
		);
		self::assertSame( get_term_link( $other ), $this->leads( $renamed + $link ) );
	}
}
