<?php
/**
 * An edit is seen; a site that has moved to another address has edited nothing.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Fingerprint;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class FingerprintTest extends TestCase {

	protected function tearDown(): void {
		foreach ( array( 'pre_option_home', 'pre_option_siteurl' ) as $filter ) {
			remove_all_filters( $filter );
		}
		parent::tearDown();
	}

	/** The site has another address from now on. */
	private static function at( string $home, ?string $wordpress = null ): void {
		foreach ( array( 'home' => $home, 'siteurl' => $wordpress ?? $home ) as $option => $address ) {
			remove_all_filters( "pre_option_$option" );
			add_filter( "pre_option_$option", static fn(): string => $address );
		}
	}

	/** @return array<string, list<string>> Addresses before and after: home, and that of WordPress. */
	public static function moves(): array {
		return array(
			'another host'        => array( 'http://staging.example.test', 'https://shop.example.org' ),
			'only the scheme'     => array( 'http://shop.example.org', 'https://shop.example.org' ),
			'from a folder'       => array( 'https://example.org/staging', 'https://example.org' ),
			'into a folder'       => array( 'https://example.org', 'https://example.org/new' ),
			'with a port'         => array( 'http://127.0.0.1:8888', 'https://example.org' ),
			'WordPress elsewhere' => array(
				'https://old.test',
				'https://new.test',
				'https://old.test/wp',
				'https://new.test/core',
			),
		);
	}

	#[DataProvider( 'moves' )]
	public function test_what_was_moved_with_its_site_is_not_edited(
		string $from,
		string $to,
		?string $wordpress_from = null,
		?string $wordpress_to = null
	): void {
		$forms = array(
			'<a href="HOME/about/">About</a><img src="CORE/wp-content/uploads/a.jpg">' => 'strval',
			'{"src":"CORE\/wp-content\/uploads\/fonts\/a.woff2"}'                     =>
				static fn( string $address ): string => str_replace( '/', '\/', $address ),
			'<a href="https://share.test/?u=HOME%2Fabout">share</a>'                   => 'rawurlencode',
		);
		foreach ( $forms as $form => $written ) {
			$text = static fn( string $home, string $core ): string =>
				str_replace( array( 'HOME', 'CORE' ), array( $written( $home ), $written( $core ) ), $form );
			self::at( $from, $wordpress_from );
			$before = $text( $from, $wordpress_from ?? $from );
			$print  = Fingerprint::of_text( $before );
			self::assertFalse( Fingerprint::differs( $before, $print ) );
			self::assertTrue( Fingerprint::differs( "$before!", $print ) );

			self::at( $to, $wordpress_to );
			self::assertFalse( Fingerprint::differs( $before, $print ), 'Nobody has replaced the address in it.' );
			$after = $text( $to, $wordpress_to ?? $to );
			self::assertFalse( Fingerprint::differs( $after, $print ), "$before → $after" );
			self::assertTrue( Fingerprint::differs( "$after!", $print ), 'An edit after it is seen.' );
		}
	}

	public function test_another_address_that_only_begins_the_same_is_an_edit(): void {
		self::at( 'https://example.org' );
		$print = Fingerprint::of_text( '<a href="https://example.org/a">' );
		$others = array(
			'https://example.org.evil.test/a',
			'https://instagram.com/a',
			'https://example.organ/a',
			'/a',
		);
		foreach ( $others as $other ) {
			self::assertTrue( Fingerprint::differs( "<a href=\"$other\">", $print ), $other );
		}
	}

	public function test_prints_of_releases_before_count(): void {
		$id   = self::make_post();
		$post = get_post( $id );
		$old  = md5( "$post->post_title\n$post->post_excerpt\n$post->post_status\n$post->post_content" );
		self::assertFalse( Fingerprint::edited( $id, $old ) );
		self::assertTrue( Fingerprint::edited( $id, md5( 'another' ) ) );
		self::assertTrue( Fingerprint::differs( 'text', null ) );
	}

	private static function make_post(): int {
		return (int) wp_insert_post(
			array(
				'post_title'   => 'Title',
				'post_content' => '<p>Text</p>',
				'post_status'  => 'publish',
			)
		);
	}
}
