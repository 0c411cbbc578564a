<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Plugin\Checks;
use Eidan\Plugin\DoctorCommand;
use Eidan\Plugin\Finding;
use Eidan\Plugin\SiteHealth;
use Eidan\Tests\TestCase;

/** What Site Health, its Info tab and a terminal say of the plugin. */
final class HealthTest extends TestCase {

	/** @return array<string, array{test: callable(): array<string, string>}> Direct tests of ours, by name. */
	private static function tests(): array {
		$all = apply_filters( 'site_status_tests', array( 'direct' => array( 'other' => array() ) ) );
		self::assertArrayHasKey( 'other', $all['direct'] );

		return array_filter(
			$all['direct'],
			static fn ( string $name ): bool => str_starts_with( $name, 'eidan_' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return array<string, array<string, string>> Fields of the Info tab. */
	private static function info(): array {
		return apply_filters( 'debug_information', array() )['eidan']['fields'];
	}

	public function test_a_site_that_has_all_is_good(): void {
		$tests = self::tests();
		self::assertGreaterThanOrEqual( 4, count( $tests ) );
		foreach ( array( 'files', 'styles', 'images' ) as $name ) {
			$result = $tests[ "eidan_$name" ]['test']();
			self::assertSame( 'good', $result['status'], $name );
			self::assertSame( '', $result['actions'] );
			self::assertSame( "eidan_$name", $result['test'] );
		}
	}

	public function test_a_folder_that_cannot_be_written_is_told(): void {
		add_filter(
			'upload_dir',
			static fn ( array $folder ): array => array( 'basedir' => '/dev/null/uploads' ) + $folder
		);
		$result = self::tests()['eidan_styles']['test']();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'Ask your host', $result['description'] );
		self::assertSame( 'no', self::info()['styles']['debug'] );
	}

	public function test_plain_permalinks_are_told_with_the_content_types_they_concern(): void {
		update_option( 'permalink_structure', '' );
		$result = self::tests()['eidan_addresses']['test']();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'Portfolio', $result['description'] );
		self::assertStringContainsString( 'options-permalink.php', $result['actions'] );

		update_option( 'permalink_structure', '/%postname%/' );
		self::assertSame( 'good', self::tests()['eidan_addresses']['test']()['status'] );
	}

	/** @return array<string, array{Finding, string, string}> */
	public static function findings(): array {
		$state = static fn ( bool $finished, int $tries ): array => array(
			'done'     => 3,
			'total'    => 9,
			'finished' => $finished,
			'tries'    => $tries,
		);

		return array(
			'no build'                   => array( Checks::files( false ), 'critical', 'npm run build' ),
			'no image library'           => array( Checks::images( false ), 'recommended', 'ImageMagick' ),
			'no content type with pages' => array( Checks::addresses( false, array() ), 'good', '' ),
			'our engine'                 => array( Checks::attribution( true, false ), 'good', 'Eidan’s order' ),
			'WooCommerce’s engine'       => array( Checks::attribution( false, true ), 'good', 'as chosen' ),
			'no engine'                  => array( Checks::attribution( false, false ), 'recommended', 'Features' ),
			'report complete'            => array( Checks::report( $state( true, 0 ) ), 'good', 'complete' ),
			'report in progress'         => array( Checks::report( $state( false, 0 ) ), 'good', '3 of 9' ),
			'report stopped'             => array( Checks::report( $state( false, 2 ) ), 'recommended', 'rebuild' ),
			'files of the shop anywhere' => array( Checks::speed( false ), 'recommended', 'Lean pages' ),
			'lean pages'                 => array( Checks::speed( true ), 'good', '' ),
		);
	}

	/** @dataProvider findings */
	public function test_each_state_says_what_it_means( Finding $finding, string $status, string $words ): void {
		self::assertSame( $status, $finding->status );
		self::assertStringContainsString( $words, $finding->words );
		// Who is told of something can do something about it: a link, or words about whom to ask.
		if ( 'good' !== $status && '' === $finding->link ) {
			self::assertStringContainsString( 'Ask your host', $finding->words );
		}
	}

	public function test_what_is_shown_is_escaped(): void {
		$result = SiteHealth::result( new Finding( 'x', 'critical', 'X', '<b>x</b>', 'javascript:x', '<i>' ) );
		self::assertSame( '<p>&lt;b&gt;x&lt;/b&gt;</p>', $result['description'] );
		self::assertSame( '<p><a href="">&lt;i&gt;</a></p>', $result['actions'] );
	}

	public function test_the_info_tab_names_changes_but_not_their_values(): void {
		self::assertSame( EIDAN_VERSION, self::info()['version']['value'] );
		self::assertSame( 'none', self::info()['settings']['debug'] );
		update_option( 'eidan_settings', array( 'attribution' => array( 'campaignParam' => 'hidden-name' ) ) );
		$fields = self::info();
		self::assertStringContainsString( 'attribution.campaignParam', $fields['settings']['value'] );
		self::assertStringNotContainsString( 'hidden-name', (string) wp_json_encode( $fields ) );
	}

	public function test_a_terminal_says_the_same(): void {
		if ( ! class_exists( 'WP_CLI' ) ) {
			require_once dirname( __DIR__ ) . '/wp-cli.php';
		}
		DoctorCommand::register();
		update_option( 'permalink_structure', '' );
		( \WP_CLI::$commands['eidan doctor'] )();
		$said = implode( "\n", \WP_CLI::$said );
		self::assertStringContainsString( 'addresses recommended Items have addresses in numbers', $said );
		self::assertStringContainsString( 'Warning: Items have addresses in numbers. Permalinks are plain', $said );
		self::assertStringContainsString( 'Nothing is critical.', $said );
	}
}
