<?php
/**
 * The icon block on the page, and the route of its picker.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Icons;

use Eidan\Blocks\Icon;
use Eidan\Icons\Icons;
use Eidan\Tests\TestCase;

final class IconBlockTest extends TestCase {

	private const MARK =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="red" d="M0 0h10v10z"/></svg>';

	/** @param array<string, mixed> $attributes Attributes. */
	private static function icon( array $attributes ): string {
		return do_blocks( '<!-- wp:eidan/icon ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}

	public function test_an_icon_without_words_is_decoration_and_one_with_words_a_picture(): void {
		self::assertStringContainsString( 'aria-hidden="true"', self::icon( array( 'icon' => 'eidan/compass' ) ) );
		$html = self::icon(
			array(
				'icon'  => 'eidan/compass',
				'label' => 'Where we go',
			)
		);
		self::assertMatchesRegularExpression( '/<svg(?=[^>]* role="img")[^>]* aria-label="Where we go"/', $html );
		self::assertStringNotContainsString( 'aria-hidden', $html );
	}

	public function test_a_link_always_has_a_name(): void {
		$link = array(
			'icon' => 'eidan/mail',
			'url'  => 'mailto:hello@example.com',
		);
		self::assertStringContainsString( 'aria-label="hello@example.com"', self::icon( $link ) );
		$named = self::icon( $link + array( 'label' => 'Write to us' ) );
		self::assertStringContainsString(
			'<a class="eidan-icon" href="mailto:hello@example.com" aria-label="Write to us">',
			$named
		);
		// The name is read out once: the image itself is hidden from screen readers.
		self::assertStringContainsString( 'aria-hidden="true"', $named );
		self::assertStringNotContainsString( '<a', self::icon( array( 'url' => 'javascript:alert(1)' ) + $link ) );
	}

	public function test_nothing_is_printed_without_an_icon(): void {
		foreach ( array( '', 'eidan/gone', 'upload/999999', 'nobody/knows', '../../wp-config', 7 ) as $icon ) {
			self::assertSame( '', trim( self::icon( array( 'icon' => $icon ) ) ), (string) $icon );
		}
	}

	public function test_icons_of_wordpress_can_be_used_where_it_has_some(): void {
		if ( ! class_exists( \WP_Icons_Registry::class ) ) {
			self::assertSame( '', trim( self::icon( array( 'icon' => 'core/star-filled' ) ) ) );
			return;
		}
		$names = array_column(
			array_filter( Icons::all(), static fn( array $icon ): bool => 'core' === $icon['category'] ),
			'name'
		);
		self::assertNotSame( array(), $names );
		self::assertStringContainsString( '<svg', self::icon( array( 'icon' => $names[0] ) ) );
	}

	public function test_an_arrow_moves_where_it_points(): void {
		self::assertSame( array( 1, 0 ), Icon::direction( 'eidan/arrow-right', 0, false, false ) );
		self::assertSame( array( 0, 1 ), Icon::direction( 'eidan/arrow-right', 90, false, false ) );
		self::assertSame( array( -1, 0 ), Icon::direction( 'eidan/arrow-right', 0, true, false ) );
		self::assertSame( array( 1, -1 ), Icon::direction( 'eidan/arrow-up-right', 0, false, false ) );
		self::assertSame( array( -1, -1 ), Icon::direction( 'eidan/arrow-up-right', 270, false, false ) );
		self::assertSame( array( 0, 1 ), Icon::direction( 'eidan/download', 0, false, false ) );
		self::assertSame( array( 0, -1 ), Icon::direction( 'eidan/compass', 0, false, false ) );
	}

	public function test_only_administrators_add_icons_and_hostile_ones_are_refused(): void {
		$send = fn( string $svg ) => $this->rest(
			'POST',
			'/eidan/v1/icons',
			array(
				'svg'   => $svg,
				'label' => 'Mark',
			)
		);
		foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$this->act_as( $role );
			self::assertSame( 403, $send( self::MARK )->get_status(), $role );
		}
		$this->act_as( 'contributor' );
		self::assertFalse( $this->rest( 'GET', '/eidan/v1/icons' )->get_data()['canUpload'] );

		$this->act_as( 'administrator' );
		$refused = $send( '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' );
		self::assertSame( 400, $refused->get_status() );
		self::assertStringContainsString( '“script”', $refused->get_data()['message'] );

		$name = $send( self::MARK )->get_data()['name'];
		self::assertStringContainsString(
			'<path fill="currentColor" d="M0 0h10v10z"',
			self::icon( array( 'icon' => $name ) )
		);
		self::assertContains(
			$name,
			array_column( $this->rest( 'GET', '/eidan/v1/icons' )->get_data()['icons'], 'name' )
		);

		$id = (int) substr( $name, 7 );
		self::assertSame( 200, $this->rest( 'DELETE', '/eidan/v1/icons/' . $id )->get_status() );
		self::assertSame(
			404,
			$this->rest( 'DELETE', '/eidan/v1/icons/' . $this->create_post( array( 'post_title' => 'Mine' ) ) )
				->get_status()
		);
	}

	public function test_an_icon_that_came_another_way_is_checked_when_it_is_printed(): void {
		kses_remove_filters();
		$id = wp_insert_post(
			array(
				'post_type'    => 'eidan_icon',
				'post_status'  => 'publish',
				'post_title'   => 'Imported',
				'post_content' =>
					'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"><path d="M0 0"/>'
					. '</svg>',
			)
		);
		kses_init();
		self::assertIsInt( $id );
		self::assertSame( '', trim( self::icon( array( 'icon' => 'upload/' . $id ) ) ) );
	}
}
