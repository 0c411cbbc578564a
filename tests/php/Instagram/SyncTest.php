<?php
declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use Eidan\Instagram\Connection;
use Eidan\Instagram\Library;
use Eidan\Instagram\Schedule;
use Eidan\Instagram\Sync;
use Eidan\Support\Lock;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

/** Tests of copying posts: what is added, what is deleted, and what is kept when something fails. */
final class SyncTest extends InstagramTestCase {

	public function test_all_pages_are_copied_the_newest_first_without_following_an_address(): void {
		$this->connect();
		$this->instagram->page = 2;
		foreach ( array( '11', '12', '13', '14', '15' ) as $id ) {
			$this->instagram->post( $id );
		}
		Sync::run();
		self::assertSame( array( '15', '14', '13', '12', '11' ), $this->copied() );
		$pages = array_values(
			array_filter(
				$this->instagram->asked,
				static fn ( array $request ): bool => '/me/media' === $request['path']
			)
		);
		self::assertSame(
			array( null, '2', '4' ),
			array_map( static fn ( array $request ): mixed => $request['query']['after'] ?? null, $pages )
		);
		self::assertNotContains( 'evil.example', $this->instagram->paths() );
		self::assertCount( 10, $this->files() );
		$connection = Connection::get();
		self::assertSame( array( '', 0, 0 ), array( $connection->failure, $connection->tries, $connection->retry ) );
		self::assertGreaterThan( time() - 30, $connection->synced );

		// A second run fetches no image again.
		$count = count( $this->instagram->asked );
		Sync::run();
		self::assertCount( $count + 3, $this->instagram->asked );
		// An image whose file was deleted is fetched again.
		unlink( wp_upload_dir( null, false )['basedir'] . '/eidan-instagram/13-400.jpg' );
		Sync::run();
		self::assertCount( 10, $this->files() );
	}

	public function test_a_deleted_post_goes_with_its_files(): void {
		$this->connect();
		$this->instagram->post( '1' )->post( '2' );
		Sync::run();
		unset( $this->instagram->posts['1'] );
		$this->instagram->posts['2']['caption'] = 'Written anew';
		Sync::run();
		self::assertSame( array( '2' ), $this->copied() );
		self::assertSame( 'Written anew', Library::all()[0]->caption );
		self::assertCount( 2, $this->files() );

		// An empty list is believed only if the account's profile counts no posts either.
		$this->instagram->posts = array();
		$this->instagram->count = 1;
		Sync::run();
		self::assertSame( array( '2' ), $this->copied() );
		self::assertSame( 'empty', Connection::get()->failure );
		$this->instagram->count = 0;
		Sync::run( true );
		self::assertSame( array(), $this->copied() );
		self::assertSame( array(), $this->files() );
		self::assertSame( '', Connection::get()->failure );
	}

	public function test_films_and_albums_have_a_picture(): void {
		$this->connect();
		$cdn = 'https://scontent.cdninstagram.com/';
		$this->instagram->post(
			'1',
			array( 'media_type' => 'VIDEO', 'media_url' => $cdn . 'film.mp4', 'thumbnail_url' => $cdn . 'still.jpg' )
		)
			->post(
				'2',
				array(
					'media_type' => 'CAROUSEL_ALBUM',
					'media_url'  => $cdn . 'film.mp4',
					'children'   => array(
						'data' => array(
							array( 'media_type' => 'VIDEO', 'media_url' => $cdn . 'a.mp4' ),
							array( 'media_type' => 'IMAGE', 'media_url' => $cdn . 'second.jpg' ),
						),
					),
				)
			)
			->post( '3', array( 'media_url' => null ) );
		Sync::run();
		self::assertSame( array( '2', '1' ), $this->copied() );
		self::assertSame( array( 'album', 'video' ), array( Library::all()[0]->kind, Library::all()[1]->kind ) );
		self::assertSame(
			array( '/second.jpg', '/still.jpg' ),
			array_values(
				array_filter(
					array_column( $this->instagram->asked, 'path' ),
					static fn ( string $path ): bool => str_ends_with( $path, '.jpg' )
				)
			)
		);
	}

	/** @return array<string, array{mixed, string}> */
	public static function faults(): array {
		return array(
			'a token that expired'        => array( StandIn::error( 190, 400 ), 'token' ),
			'a token without permission'  => array( StandIn::error( 10, 403 ), 'permission' ),
			'too many of the app'         => array( StandIn::error( 4, 400 ), 'limit' ),
			'too many of the user'        => array( StandIn::error( 17, 400 ), 'limit' ),
			'too many of a page'          => array( StandIn::error( 32, 400 ), 'limit' ),
			'too many of their own'       => array( StandIn::error( 613, 400 ), 'limit' ),
			'too many by status'          => array(
				StandIn::answer( 'Slow down', 429, array( 'retry-after' => '7200' ) ),
				'limit',
			),
			'broken JSON'                 => array( StandIn::answer( '{"data":[{"id"' ), 'answer' ),
			'JSON that is no list'        => array( StandIn::json( array( 'data' => 'none' ) ), 'answer' ),
			'an error of theirs'          => array( StandIn::answer( '<html>', 502 ), 'server' ),
			'a way to another host'       => array(
				StandIn::answer( '', 302, array( 'location' => 'https://evil.example/' ) ),
				'redirect',
			),
			'no answer in time'           => array(
				new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 10001 milliseconds' ),
				'timeout',
			),
			'no way there'                => array(
				new WP_Error( 'http_request_failed', 'cURL error 6: Could not resolve host' ),
				'network',
			),
			'more than anybody can read'  => array( StandIn::answer( str_repeat( ' ', 2_000_001 ) ), 'answer' ),
		);
	}

	#[DataProvider( 'faults' )]
	public function test_the_last_good_copies_stay_whatever_fails( mixed $answer, string $kind ): void {
		$this->connect();
		$this->instagram->post( '1' )->post( '2' );
		Sync::run();
		$this->instagram->fault = static fn ( string $path ): mixed => '/me/media' === $path ? $answer : null;
		Sync::run();
		$connection = Connection::get();
		self::assertSame( array( $kind, 1 ), array( $connection->failure, $connection->tries ) );
		self::assertSame( array( '2', '1' ), $this->copied() );
		self::assertCount( 4, $this->files() );
		self::assertStringNotContainsString(
			$this->instagram->token,
			(string) wp_json_encode( get_option( Connection::OPTION ) )
		);

		// It is not tried again too early, and a later try clears the error.
		self::assertGreaterThanOrEqual( time() + 14 * MINUTE_IN_SECONDS, $connection->retry );
		$count                  = count( $this->instagram->asked );
		$this->instagram->fault = null;
		Sync::run();
		self::assertCount( $count, $this->instagram->asked );
		$this->change( array( 'retry' => 0 ) );
		Sync::run();
		self::assertSame( '', Connection::get()->failure );
	}

	public function test_waiting_grows_and_heeds_what_they_ask_for(): void {
		$this->connect();
		$this->instagram->fault = static fn (): mixed => StandIn::answer( '', 429, array( 'retry-after' => '7200' ) );
		Sync::run();
		self::assertEqualsWithDelta( time() + 7200, Connection::get()->retry, 5 );
		$this->instagram->fault = static fn (): mixed => StandIn::error( 4, 400 );
		foreach ( array( 30, 60, 120, 240, 480, 960, 1440, 1440 ) as $minutes ) {
			Sync::run( true );
			self::assertEqualsWithDelta(
				time() + $minutes * MINUTE_IN_SECONDS,
				Connection::get()->retry,
				5,
				"$minutes minutes"
			);
		}
	}

	public function test_a_list_that_breaks_off_deletes_nothing(): void {
		$this->connect();
		$this->instagram->page = 2;
		$this->instagram->post( '1' )->post( '2' )->post( '3' );
		Sync::run();
		$this->instagram->post( '4' );
		$this->instagram->fault = static fn ( string $path, array $query ): mixed =>
			isset( $query['after'] ) ? StandIn::answer( '', 500 ) : null;
		Sync::run();
		self::assertSame( array( '4', '3', '2', '1' ), $this->copied() );
		self::assertSame( 'server', Connection::get()->failure );
	}

	/** @return array<string, array{string}> */
	public static function addresses(): array {
		return array_map(
			static fn ( string $url ): array => array( $url ),
			array(
				'another host'     => 'https://evil.example/a.jpg',
				'a look-alike'     => 'https://evilcdninstagram.com/a.jpg',
				'their name below' => 'https://cdninstagram.com.evil.example/a.jpg',
				'no certificate'   => 'http://scontent.cdninstagram.com/a.jpg',
				'another port'     => 'https://scontent.cdninstagram.com:8443/a.jpg',
				'a user'           => 'https://scontent.cdninstagram.com@evil.example/a.jpg',
				'a backslash'      => 'https://evil.example\\.cdninstagram.com/a.jpg',
				'the machine'      => 'http://127.0.0.1:8080/a.jpg',
				'a file'           => 'file:///etc/passwd',
			)
		);
	}

	#[DataProvider( 'addresses' )]
	public function test_no_address_outside_the_list_is_asked( string $url ): void {
		$this->connect();
		$this->instagram->post( '1', array( 'media_url' => $url ) )->post( '2' );
		Sync::run();
		self::assertSame( array( '2' ), $this->copied() );
		self::assertSame( 'refused', Connection::get()->failure );
		self::assertSame( array( '/me/media', 'scontent-ams2-1.cdninstagram.com' ), $this->instagram->paths() );
	}

	/** @return array<string, array{string}> */
	public static function no_pictures(): array {
		return array(
			'a script'            => array( '<?php echo 1;' ),
			'a page'              => array( '<html><script>alert(1)</script>' ),
			'a drawing'           => array( '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' ),
			'half a picture'      => array( substr( StandIn::jpeg( 40, 30 ), 0, 30 ) ),
			'nothing'             => array( '' ),
			'a bomb'              => array( "GIF89a\xff\xff\xff\xff\x80\x00\x00" ),
		);
	}

	#[DataProvider( 'no_pictures' )]
	public function test_what_is_no_picture_is_left_out_without_an_alarm( string $body ): void {
		$this->connect();
		$this->instagram->post( '1' )->post( '2' );
		$this->instagram->fault = static fn ( string $path ): mixed =>
			'/v/1.jpg' === $path ? StandIn::answer( $body ) : null;
		Sync::run();
		self::assertSame( array( '2' ), $this->copied() );
		self::assertCount( 2, $this->files() );
		self::assertSame( '', Connection::get()->failure );
	}

	/** @return array<string, array{array{int, int}, list<int>}> */
	public static function sizes(): array {
		return array(
			'a large one'  => array( array( 1600, 1200 ), array( 320, 640, 1080, 1440 ) ),
			'a usual one'  => array( array( 1080, 1350 ), array( 320, 640, 1080 ) ),
			'one between'  => array( array( 500, 400 ), array( 320, 500 ) ),
			'a small one'  => array( array( 90, 60 ), array( 90 ) ),
		);
	}

	/**
	 * @param array{int, int} $size   Width and height of the original image in pixels.
	 * @param list<int>       $widths Widths of its copies in pixels.
	 */
	#[DataProvider( 'sizes' )]
	public function test_pictures_are_copied_at_fixed_widths_up_to_their_own( array $size, array $widths ): void {
		$this->connect();
		$this->instagram->size = $size;
		$this->instagram->post( '1' );
		Sync::run();
		$files = Library::all()[0]->files;
		self::assertSame( $widths, array_column( $files, 'width' ) );
		foreach ( $files as $file ) {
			self::assertSame( "1-{$file['width']}.jpg", $file['name'] );
			self::assertEqualsWithDelta( $size[1] * $file['width'] / $size[0], $file['height'], 1 );
		}
	}

	public function test_nothing_of_a_picture_is_kept_byte_for_byte(): void {
		$this->connect();
		$this->instagram->post( '1' );
		$this->instagram->fault = static fn ( string $path ): mixed =>
			'/v/1.jpg' === $path ? StandIn::answer( StandIn::jpeg( 200, 300 ) . '<?php system( $_GET["x"] );' ) : null;
		Sync::run();
		self::assertSame( array( '1-200.jpg' ), $this->files() );
		self::assertSame(
			array( 200, 300 ),
			array( Library::all()[0]->files[0]['width'], Library::all()[0]->files[0]['height'] )
		);
		self::assertStringNotContainsString(
			'<?php',
			(string) file_get_contents( wp_upload_dir( null, false )['basedir'] . '/eidan-instagram/1-200.jpg' )
		);
	}

	public function test_a_token_is_renewed_before_it_expires_and_stored_at_once(): void {
		$this->connect( false );
		$this->instagram->post( '1' );
		Sync::run();
		self::assertNotContains(
			'/refresh_access_token',
			$this->instagram->paths(),
			'a token of today cannot be renewed'
		);
		$this->change( array( 'refreshed' => time() - WEEK_IN_SECONDS ) );
		$this->instagram->fault = static fn ( string $path ): mixed =>
			'/refresh_access_token' === $path ? StandIn::answer( '', 500 ) : null;
		Sync::run();
		self::assertSame( '', Connection::get()->failure, 'the present one is still valid' );
		$this->instagram->fault = static fn ( string $path ): mixed =>
			'/me/media' === $path ? StandIn::answer( '', 500 ) : null;
		Sync::run();
		self::assertSame( $this->instagram->token, Connection::get()->token(), 'kept, though the rest failed' );
		self::assertEqualsWithDelta( time() + 5_000_000, Connection::get()->expires, 5 );
		self::assertFalse( Connection::get()->is_due() );
	}

	public function test_two_runs_do_not_meet_and_a_dead_one_locks_nobody_out(): void {
		$this->connect();
		$this->instagram->post( '1' );
		$lock = Lock::take( Sync::LOCK, Sync::LOCK_LIFE );
		self::assertNotSame( '', $lock );
		self::assertSame( '', Lock::take( Sync::LOCK, Sync::LOCK_LIFE ) );
		Sync::run( true );
		self::assertSame( array(), $this->instagram->asked );
		global $wpdb;
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => ( time() - HOUR_IN_SECONDS ) . '-dead' ),
			array( 'option_name' => Sync::LOCK )
		);
		Sync::run();
		self::assertSame( array( '1' ), $this->copied() );
		Lock::release( Sync::LOCK, $lock );
		self::assertNotSame( '', Lock::take( Sync::LOCK, Sync::LOCK_LIFE ), 'released' );
	}

	public function test_an_account_that_is_disconnected_meanwhile_leaves_nothing(): void {
		$this->connect();
		$this->instagram->post( '1' );
		$this->instagram->fault = static function ( string $path ): mixed {
			if ( '/v/1.jpg' === $path ) {
				Connection::forget();
			}
			return null;
		};
		Sync::run();
		self::assertFalse( Connection::get()->is_there() );
		self::assertSame( array(), $this->copied() );
	}

	public function test_a_connected_site_has_its_hourly_run_and_another_has_none(): void {
		$next = static fn (): bool =>
			false !== wp_next_scheduled( Schedule::ACTION )
			|| ( function_exists( 'as_has_scheduled_action' ) && as_has_scheduled_action( Schedule::ACTION ) );
		Schedule::ensure();
		self::assertFalse( $next() );
		$this->connect();
		Schedule::ensure();
		self::assertTrue( $next() );
		Schedule::soon();
		Schedule::clear();
		self::assertFalse( $next() );
		Sync::run();
		self::assertSame( array(), $this->copied() );
	}
}
