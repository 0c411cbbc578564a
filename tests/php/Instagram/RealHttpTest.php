<?php
declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use Eidan\Instagram\Answer;
use Eidan\Instagram\Connection;
use Eidan\Instagram\Failure;
use Eidan\Instagram\Library;
use Eidan\Instagram\Record;
use Eidan\Instagram\Sync;
use Eidan\Tests\TestCase;

/** Tests what only a real host can show: redirects, timeouts and endless answers. */
final class RealHttpTest extends TestCase {

	/** @var resource|null */
	private $process = null;

	private string $origin = '';

	private string $log = '';

	protected function setUp(): void {
		parent::setUp();
		$free = stream_socket_server( 'tcp://127.0.0.1:0' );
		if ( false === $free || ! function_exists( 'proc_open' ) || ! is_executable( PHP_BINARY ) ) {
			self::markTestSkipped( 'this PHP cannot start another one' );
		}
		$address = (string) stream_socket_get_name( $free, false );
		fclose( $free );
		$this->origin  = "http://$address";
		$this->log     = (string) tempnam( sys_get_temp_dir(), 'eidan' );
		$this->process = proc_open(
			array( PHP_BINARY, '-S', $address, __DIR__ . '/router.php' ),
			array(
				1 => array( 'file', '/dev/null', 'w' ),
				2 => array( 'file', '/dev/null', 'w' ),
			),
			$pipes,
			null,
			array( 'EIDAN_STAND_IN_LOG' => $this->log ) + getenv()
		)
			?: null;
		$port          = (int) substr( $address, (int) strrpos( $address, ':' ) + 1 );
		$until         = microtime( true ) + 5;
		$is_up         = false;
		while ( false === $is_up && microtime( true ) < $until ) {
			usleep( 20_000 );
			$is_up = @fsockopen( '127.0.0.1', $port );
		}
		if ( false === $is_up ) {
			self::markTestSkipped( 'PHP has no server of its own here' );
		}
		fclose( $is_up );
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, $port ) );
		add_filter( 'eidan_instagram_api', fn (): string => $this->origin );
		add_filter( 'eidan_instagram_picture_hosts', fn (): array => array( $this->origin ) );
		// The plugin's ten seconds are too long for a test; what comes in time has them on a busy machine, too.
		add_filter(
			'http_request_args',
			static fn ( array $options, string $url ): array =>
				( str_ends_with( $url, '/late.jpg' ) ? array( 'timeout' => 1 ) : array() ) + $options,
			10,
			2
		);
	}

	protected function tearDown(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
		}
		if ( '' !== $this->log ) {
			unlink( $this->log );
		}
		Library::forget();
		parent::tearDown();
	}

	public function test_a_redirect_is_not_followed_and_neither_time_nor_bytes_are_without_end(): void {
		self::assertSame(
			Failure::ANSWER,
			Answer::get( "$this->origin/endless.jpg", array( $this->origin ), 1000 )->reason
		);
		self::assertSame( 302, Answer::get( "$this->origin/elsewhere.jpg", array( $this->origin ), 1000 )->status );
		self::assertSame(
			Failure::REFUSED,
			Answer::get( "$this->origin/good.jpg", array( 'https://example.com' ), 1000 )->reason
		);

		Connection::make( 'IGAAstandin0123456789abcdef', 'lindqvist.orr', WEEK_IN_SECONDS, true )->store();
		Sync::run();
		self::assertSame(
			array( '1' ),
			array_map( static fn ( Record $record ): string => $record->id, Library::all() )
		);
		self::assertSame( Failure::REDIRECT, Connection::get()->failure );
		$asked = array_filter( explode( "\n", (string) file_get_contents( $this->log ) ) );
		self::assertContains( '/elsewhere.jpg', $asked );
		self::assertContains( '/late.jpg', $asked );
		self::assertNotContains( '/secret.jpg', $asked );
		self::assertSame(
			Failure::TIMEOUT,
			Answer::get( "$this->origin/late.jpg", array( $this->origin ), 1000 )->reason
		);
	}
}
