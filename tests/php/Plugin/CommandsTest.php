<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The commands `wp eidan …`, as somebody types them. */
final class CommandsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! class_exists( 'WP_CLI' ) ) {
			require_once dirname( __DIR__ ) . '/wp-cli.php';
		}
		do_action( 'cli_init' );
	}

	/**
	 * Runs a command.
	 *
	 * @param array<string, string|bool> $options
	 * @return string What it says; what it ends with, if it fails.
	 */
	private static function wp( string $command, array $options = array(), string ...$arguments ): string {
		\WP_CLI::$said = array();
		try {
			( \WP_CLI::$commands[ $command ] )( $arguments, $options );
		} catch ( \RuntimeException $error ) {
			\WP_CLI::$said[] = 'Error: ' . $error->getMessage();
		}

		return implode( "\n", \WP_CLI::$said );
	}

	public function test_settings_travel_from_site_to_site(): void {
		update_option( Settings::OPTION, array( 'lists' => array( 'perPage' => 7 ) ) );
		$file = wp_tempnam( 'settings' );
		file_put_contents( $file, self::wp( 'eidan settings export' ) );
		update_option( Settings::OPTION, array() );

		$said = self::wp( 'eidan settings import', array( 'dry-run' => true ), $file );
		self::assertStringContainsString( "lists.perPage\n1 settings would change.", $said );
		self::assertSame( 9, Settings::get( 'lists.perPage' ) );

		$said = self::wp( 'eidan settings import', array(), $file );
		self::assertStringContainsString( '1 settings were changed.', $said );
		self::assertSame( 7, Settings::get( 'lists.perPage' ) );
		wp_delete_file( $file );
	}

	public function test_a_file_with_a_wrong_value_changes_nothing_and_names_it(): void {
		$file = wp_tempnam( 'settings' );
		file_put_contents(
			$file,
			'{"kind":"eidan-blocks-settings","settings":{"lists":{"perPage":1000,"infinitePages":5}}}'
		);
		$said = self::wp( 'eidan settings import', array(), $file );
		self::assertStringContainsString( 'lists.perPage: ', $said );
		self::assertStringContainsString( 'Error: Nothing was imported', $said );
		self::assertSame( 3, Settings::get( 'lists.infinitePages' ) );

		file_put_contents( $file, 'no JSON' );
		self::assertStringContainsString( 'is not JSON', self::wp( 'eidan settings import', array(), $file ) );
		wp_delete_file( $file );
		self::assertStringContainsString( 'cannot be read', self::wp( 'eidan settings import', array(), $file ) );
	}

	public function test_styles_are_listed_put_on_and_taken_off(): void {
		self::assertStringContainsString( 'ink Ink no', self::wp( 'eidan style list' ) );
		self::assertStringContainsString( 'The site wears Ink.', self::wp( 'eidan style use', array(), 'ink' ) );
		self::assertStringContainsString( 'ink Ink yes', self::wp( 'eidan style list' ) );
		self::assertStringContainsString( 'its own styles', self::wp( 'eidan style reset' ) );
		self::assertStringContainsString( 'ink Ink no', self::wp( 'eidan style list' ) );
	}

	#[TestWith( array( 'eidan style use', array(), 'neon', 'there is garden, ink, paper' ) )]
	#[TestWith( array( 'eidan style use', array(), '', 'Which style?' ) )]
	#[TestWith( array( 'eidan demo import', array( 'starter' => 'circus' ), '', 'circus: there is consulting' ) )]
	#[TestWith( array( 'eidan instagram sync', array(), '', 'No account is connected' ) )]
	#[TestWith( array( 'eidan demo remove', array(), '', '0 items were removed.' ) )]
	public function test_what_cannot_be_done_says_what_can(
		string $command,
		array $options,
		string $word,
		string $said
	): void {
		self::assertStringContainsString( $said, self::wp( $command, $options, ...array_filter( array( $word ) ) ) );
	}
}
