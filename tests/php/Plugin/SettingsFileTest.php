<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

/** Settings leave the site as a file and come back from one. */
final class SettingsFileTest extends TestCase {

	private const ROUTE = '/eidan/v1/settings/file';

	/** @param array<string, mixed> $settings Settings by group. */
	private function import( array $settings, bool $store = true ): \WP_REST_Response {
		return $this->rest(
			'POST',
			self::ROUTE,
			array(
				'file'  => array( 'kind' => 'eidan-blocks-settings', 'version' => '1', 'settings' => $settings ),
				'store' => $store,
			)
		);
	}

	public function test_only_those_who_manage_the_site_get_in(): void {
		foreach ( array( '' => 401, 'editor' => 403 ) as $role => $status ) {
			$this->act_as( $role );
			self::assertSame( $status, $this->rest( 'GET', self::ROUTE )->get_status() );
			self::assertSame( $status, $this->import( array( 'lists' => array( 'perPage' => 3 ) ) )->get_status() );
		}
		self::assertSame( array(), Settings::changes() );
	}

	public function test_what_one_site_exports_another_imports(): void {
		$this->act_as( 'administrator' );
		update_option(
			Settings::OPTION,
			array( 'lists' => array( 'perPage' => 4 ), 'page' => array( 'anchors' => true ) )
		);
		$file = json_decode( (string) wp_json_encode( $this->rest( 'GET', self::ROUTE )->get_data() ), true );
		update_option( Settings::OPTION, array( 'sliders' => array( 'speed' => 90 ) ) );
		$answer = $this->rest( 'POST', self::ROUTE, array( 'file' => $file, 'store' => true ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame(
			array( 'page.anchors', 'lists.perPage', 'sliders.speed' ),
			$answer->get_data()['changes']
		);
		self::assertSame(
			array( 'page' => array( 'anchors' => true ), 'lists' => array( 'perPage' => 4 ) ),
			Settings::changes()
		);
		self::assertSame( 4, $answer->get_data()['state']['settings']['lists']['perPage'] );
	}

	public function test_a_file_sets_what_it_names_and_nothing_before_it_is_told_to(): void {
		$this->act_as( 'administrator' );
		update_option( Settings::OPTION, array( 'sliders' => array( 'speed' => 90 ) ) );
		$answer = $this->import( array( 'lists' => array( 'perPage' => 5 ) ), false );
		self::assertSame( array( 'lists.perPage' ), $answer->get_data()['changes'] );
		self::assertSame( array( 'sliders' => array( 'speed' => 90 ) ), Settings::changes() );
		$this->import( array( 'lists' => array( 'perPage' => 5 ) ) );
		self::assertSame( 90, Settings::get( 'sliders.speed' ) );
		self::assertSame( 5, Settings::get( 'lists.perPage' ) );
	}

	public function test_each_wrong_value_is_named_and_nothing_is_imported(): void {
		$this->act_as( 'administrator' );
		$answer = $this->import(
			array(
				'lists'  => array( 'perPage' => 5000, 'scrollOffset' => 20, 'colour' => 'red' ),
				'recipe' => array( 'enabled' => true ),
			)
		);
		self::assertSame( 400, $answer->get_status() );
		$errors = $answer->get_data()['data']['params'];
		self::assertSame( array( 'lists.perPage', 'lists.colour', 'recipe' ), array_keys( $errors ) );
		self::assertStringContainsString( '1 to 100', $errors['lists.perPage'] );
		self::assertSame( array(), Settings::changes() );
	}

	public function test_another_file_is_none_of_ours(): void {
		$this->act_as( 'administrator' );
		foreach ( array(
			array( 'version' => 3, 'settings' => array() ),
			array( 'kind' => 'eidan-blocks-settings' ),
			array( 'kind' => 'eidan-blocks-settings', 'settings' => 'all' ),
		) as $file ) {
			$answer = $this->rest( 'POST', self::ROUTE, array( 'file' => $file, 'store' => true ) );
			self::assertSame( 400, $answer->get_status() );
			self::assertSame( 'eidan_no_settings_file', $answer->get_data()['code'] );
		}
	}

	public function test_a_secret_is_neither_exported_nor_imported(): void {
		$this->act_as( 'administrator' );
		add_filter(
			'eidan_settings_schema',
			static function ( array $schema ): array {
				$schema['lists']['properties']['token'] = array(
					'type'        => 'string',
					'default'     => '',
					'maxLength'   => 50,
					'eidanSecret' => true,
				);
				return $schema;
			}
		);
		Settings::forget_schema();
		update_option( Settings::OPTION, array( 'lists' => array( 'token' => 'secret-of-the-site' ) ) );
		self::assertSame( 'secret-of-the-site', Settings::get( 'lists.token' ) );
		self::assertStringNotContainsString(
			'token',
			(string) wp_json_encode( $this->rest( 'GET', self::ROUTE )->get_data() )
		);
		$answer = $this->import( array( 'lists' => array( 'token' => 'of another site' ) ) );
		self::assertSame( array( 'lists.token' ), array_keys( $answer->get_data()['data']['params'] ) );
		self::assertSame( 'secret-of-the-site', Settings::get( 'lists.token' ) );
	}
}
