<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class RestTest extends TestCase {

	private const ROUTE = '/eidan/v1/settings';

	/** @param array<string, mixed> $settings Settings by group. */
	private function save( array $settings ): \WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE, array( 'settings' => $settings ) );
	}

	public function test_only_those_who_manage_the_site_get_in(): void {
		foreach ( array( '', 'contributor', 'editor' ) as $role ) {
			$this->act_as( $role );
			self::assertSame( '' === $role ? 401 : 403, $this->rest( 'GET', self::ROUTE )->get_status() );
			self::assertSame(
				'' === $role ? 401 : 403,
				$this->save( array( 'lists' => array( 'perPage' => 3 ) ) )->get_status()
			);
		}
		self::assertSame( Settings::defaults()['lists']['perPage'], Settings::get( 'lists.perPage' ) );
	}

	public function test_it_reads_everything_the_screen_shows(): void {
		$this->act_as( 'administrator' );
		$data = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( Settings::all(), $data['settings'] );
		self::assertSame( Settings::defaults(), $data['defaults'] );
		self::assertIsBool( $data['demo'] );
		$limits = (array) $data['limits'];
		self::assertSame(
			array(
				'min' => 1,
				'max' => 100,
			),
			$limits['lists.perPage']
		);
		foreach ( $data['settings'] as $group => $values ) {
			foreach ( array_filter( $values, is_numeric( ... ) ) as $name => $value ) {
				self::assertArrayHasKey( "$group.$name", $limits );
			}
		}
	}

	public function test_it_saves_some_settings_and_leaves_the_others(): void {
		$this->act_as( 'administrator' );
		$this->save( array( 'lists' => array( 'perPage' => 3 ) ) );
		$response = $this->save( array( 'portfolio' => array( 'slug' => ' My Work / Projects ' ) ) );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'my-work/projects', $response->get_data()['settings']['portfolio']['slug'] );
		self::assertSame( 3, Settings::get( 'lists.perPage' ) );
		$this->save(
			array(
				'lists'     => array( 'perPage' => Settings::defaults()['lists']['perPage'] ),
				'portfolio' => array( 'slug' => 'portfolio' ),
			)
		);
		self::assertSame( array(), get_option( Settings::OPTION ) );
	}

	/** @return array<string, array{string, string, mixed, string}> */
	public static function refused(): array {
		return array(
			'words for a number'         => array( 'lists', 'perPage', 'many', '1 to 100' ),
			'a number too large'         => array( 'lists', 'perPage', 101, '1 to 100' ),
			'half a number'              => array( 'sliders', 'speed', 1.5, 'whole number' ),
			'no choice'                  => array( 'lists', 'pagination', 'none at all', 'Choose one' ),
			'words for a switch'         => array( 'portfolio', 'enabled', 'yes', 'on or off' ),
			'an unknown setting'         => array( 'lists', 'colour', 'red', 'colour' ),
			'an empty address'           => array( 'portfolio', 'slug', '  ', 'at least one' ),
			'signs only'                 => array( 'portfolio', 'slug', '/?#/', 'at least one' ),
			'a list for an address'      => array( 'portfolio', 'slug', array( 'a' ), 'text' ),
			'an address of WordPress'    => array( 'portfolio', 'slug', 'wp-admin', 'wp-admin' ),
			'the address of REST'        => array( 'portfolio', 'archive', 'wp-json', 'wp-json' ),
			'the address of authors'     => array( 'portfolio', 'slug', 'author/work', 'author' ),
			'the address of categories'  => array( 'portfolio', 'categorySlug', 'category', 'category' ),
			'the address of the items'   => array( 'portfolio', 'categorySlug', 'portfolio', 'Portfolio items' ),
			'the address of the other'   => array(
				'portfolio',
				'tagSlug',
				'portfolio-category',
				'Portfolio categories',
			),
			'an address without end'     => array( 'portfolio', 'slug', str_repeat( 'a', 150 ), '100' ),
		);
	}

	#[DataProvider( 'refused' )]
	public function test_it_refuses_with_the_field_and_the_reason_and_saves_nothing(
		string $group,
		string $name,
		mixed $value,
		string $reason
	): void {
		$this->act_as( 'administrator' );
		$response = $this->save( array( $group => array( $name => $value ), 'lightbox' => array( 'core' => true ) ) );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( array( "$group.$name" ), array_keys( $response->get_data()['data']['params'] ) );
		self::assertStringContainsString( $reason, $response->get_data()['data']['params'][ "$group.$name" ] );
		self::assertFalse( Settings::get( 'lightbox.core' ) );
	}

	public function test_it_names_all_wrong_fields_at_once(): void {
		$this->act_as( 'administrator' );
		$response = $this->save(
			array( 'lists' => array( 'perPage' => 0, 'scrollOffset' => -1 ), 'nothing' => array() )
		);
		self::assertSame(
			array( 'lists.perPage', 'lists.scrollOffset', 'nothing' ),
			array_keys( $response->get_data()['data']['params'] )
		);
	}

	public function test_an_address_that_another_type_has_is_refused_unless_it_was_there_before(): void {
		$this->act_as( 'administrator' );
		register_post_type(
			'eidan_test_type',
			array(
				'public'      => true,
				'label'       => 'Houses',
				'has_archive' => 'houses-all',
				'rewrite'     => array( 'slug' => 'houses' ),
			)
		);
		try {
			self::assertStringContainsString(
				'Houses',
				$this->save( array( 'portfolio' => array( 'slug' => 'houses' ) ) )
					->get_data()['data']['params']['portfolio.slug']
			);
			self::assertStringContainsString(
				'Houses',
				$this->save( array( 'portfolio' => array( 'archive' => 'houses-all' ) ) )
					->get_data()['data']['params']['portfolio.archive']
			);
		} finally {
			unregister_post_type( 'eidan_test_type' );
		}
		$this->save( array( 'portfolio' => array( 'slug' => 'houses' ) ) );
		register_post_type(
			'eidan_test_type',
			array( 'public' => true, 'label' => 'Houses', 'rewrite' => array( 'slug' => 'houses' ) )
		);
		try {
			self::assertSame(
				200,
				$this->save( array( 'lists' => array( 'perPage' => 3 ) ) )->get_status(),
				'Another plugin must not keep its owner from saving.'
			);
			self::assertSame( 'houses', Settings::get( 'portfolio.slug' ) );
		} finally {
			unregister_post_type( 'eidan_test_type' );
		}
	}

	public function test_a_page_with_the_archives_address_is_worth_a_note(): void {
		$this->act_as( 'administrator' );
		$this->create_page( array( 'post_name' => 'portfolio', 'post_title' => 'Our work' ) );
		$notes = (array) $this->rest( 'GET', self::ROUTE )->get_data()['notes'];
		self::assertStringContainsString( 'Our work', $notes['portfolio.archive'] );
	}

	/** An administrator of one site of a network: the script would run in the browser of a super admin. */
	public function test_the_address_of_a_script_is_for_those_who_may_write_scripts(): void {
		$this->act_as( 'administrator' );
		$other = 'https://other.example/a.js';
		self::assertSame(
			200,
			$this->save( array( 'attribution' => array( 'analyticsSource' => 'https://stats.example/a.js' ) ) )
				->get_status()
		);
		add_filter(
			'user_has_cap',
			static fn ( array $caps ): array => array_diff_key( $caps, array( 'unfiltered_html' => true ) )
		);

		$response = $this->save( array( 'attribution' => array( 'analyticsSource' => $other ) ) );
		self::assertSame( 400, $response->get_status() );
		self::assertSame(
			array( 'attribution.analyticsSource' ),
			array_keys( $response->get_data()['data']['params'] )
		);
		do_action( 'rest_api_init', rest_get_server() );
		$this->rest(
			'POST',
			'/wp/v2/settings',
			array( Settings::OPTION => array( 'attribution' => array( 'analyticsSource' => $other ) ) )
		);
		self::assertSame( 'https://stats.example/a.js', Settings::get( 'attribution.analyticsSource' ) );
		update_option( Settings::OPTION, array( 'attribution' => array( 'analyticsSource' => $other ) ) );
		self::assertSame( 'https://stats.example/a.js', Settings::get( 'attribution.analyticsSource' ) );

		// An address that is stored already does not keep anybody from saving the rest, and anybody may delete it.
		self::assertSame(
			200,
			$this->save(
				array( 'attribution' => array( 'analyticsSource' => 'https://stats.example/a.js', 'session' => 60 ) )
			)->get_status()
		);
		self::assertSame( 60, Settings::get( 'attribution.session' ) );
		self::assertSame(
			200,
			$this->save( array( 'attribution' => array( 'analyticsSource' => '' ) ) )->get_status()
		);
		self::assertSame( '', Settings::get( 'attribution.analyticsSource' ) );
	}

	public function test_wordpress_own_settings_route_takes_the_option_too(): void {
		$this->act_as( 'administrator' );
		do_action( 'rest_api_init', rest_get_server() );
		$response = $this->rest(
			'POST',
			'/wp/v2/settings',
			array( Settings::OPTION => array( 'lists' => array( 'perPage' => 7 ) ) )
		);
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 7, Settings::get( 'lists.perPage' ) );
		self::assertSame(
			400,
			$this->rest(
				'POST',
				'/wp/v2/settings',
				array( Settings::OPTION => array( 'lists' => array( 'perPage' => 7000 ) ) )
			)->get_status()
		);
	}
}
