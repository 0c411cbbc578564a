<?php
declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use Eidan\Instagram\Connection;
use Eidan\Instagram\Health;
use Eidan\Instagram\Hosts;
use Eidan\Instagram\Library;
use Eidan\Instagram\Schedule;
use Eidan\Instagram\Secret;
use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use WP_REST_Response;

/** Tests of the Instagram connection: who may connect, what is stored, who is warned, and what is deleted. */
final class ConnectionTest extends InstagramTestCase {

	private const ROUTE = '/eidan/v1/instagram';

	private function post( string $token ): WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE, array( 'token' => $token ) );
	}

	public function test_only_owners_are_let_in(): void {
		foreach ( array( '' => 401, 'editor' => 403 ) as $role => $status ) {
			$this->act_as( $role );
			foreach (
				array( array( 'GET', '' ), array( 'POST', '' ), array( 'DELETE', '' ), array( 'POST', '/sync' ) ) as [
					$method,
					$path,
				]
			) {
				self::assertSame(
					$status,
					$this->rest( $method, self::ROUTE . $path, array( 'token' => $this->instagram->token ) )
						->get_status(),
					"$role $method$path"
				);
			}
		}
		self::assertSame( array(), $this->instagram->asked );
	}

	public function test_a_token_connects_copies_and_is_given_out_to_nobody(): void {
		$this->act_as( 'administrator' );
		$this->instagram->post( '1' );
		$given    = $this->instagram->token;
		$response = $this->post( " $given\n" );
		$data     = $response->get_data();
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $data ) );
		self::assertSame(
			array( true, 'lindqvist.orr', 1, '', true ),
			array( $data['connected'], $data['username'], $data['posts'], $data['problem'], $data['encrypted'] )
		);
		self::assertNotSame( $given, $this->instagram->token, 'renewed, so that its expiry is known' );
		$tokens = array( $given, $this->instagram->token );
		$places = array(
			'answers'  => wp_json_encode(
				array(
					$data,
					$this->rest( 'GET', self::ROUTE )->get_data(),
					$this->rest( 'GET', '/wp/v2/settings' )->get_data(),
					$this->rest( 'GET', '/eidan/v1/settings' )->get_data(),
				)
			),
			'database' => wp_json_encode( wp_load_alloptions() ),
			'block'    => $this->render(
				$this->block( 'eidan/instagram-feed-list', array( 'pagination' => 'load-more', 'perPage' => 1 ) )
			),
			'health'   => wp_json_encode( Health::test() ),
		);
		foreach ( $places as $place => $text ) {
			foreach ( $tokens as $token ) {
				self::assertStringNotContainsString( $token, (string) $text, $place );
			}
		}
		self::assertSame( $this->instagram->token, Connection::get()->token() );

		// Copies of another account's posts are deleted.
		$this->change( array( 'username' => 'somebody.else' ) );
		$this->instagram->posts = array();
		$this->post( $this->instagram->token );
		self::assertSame( array(), $this->copied() );

		$this->instagram->post( '2' );
		self::assertSame( 1, $this->rest( 'POST', self::ROUTE . '/sync' )->get_data()['posts'] );
		$gone = $this->rest( 'DELETE', self::ROUTE )->get_data();
		self::assertSame( array( false, 1 ), array( $gone['connected'], $gone['posts'] ), 'the copies stay' );
		self::assertFalse( wp_next_scheduled( Schedule::ACTION ) );
		self::assertSame( 0, $this->rest( 'DELETE', self::ROUTE, array( 'copies' => 'true' ) )->get_data()['posts'] );
		self::assertSame( array(), $this->files() );
	}

	public function test_a_wrong_token_is_explained_and_not_repeated(): void {
		$this->act_as( 'administrator' );
		foreach ( array( 'short', 'https://example.com/?access_token=1', str_repeat( 'a', 999 ) . '<b>' ) as $token ) {
			$response = $this->post( $token );
			self::assertSame( 400, $response->get_status(), $token );
			self::assertStringNotContainsString( $token, (string) wp_json_encode( $response->get_data() ) );
		}
		self::assertSame( array(), $this->instagram->asked );
		$response = $this->post( 'IGAAwrong0123456789abcdefghi' );
		self::assertSame( 400, $response->get_status() );
		self::assertStringContainsString(
			'does not accept this access token',
			(string) $response->get_data()['message']
		);
		self::assertStringContainsString( 'generate a new one', (string) $response->get_data()['message'] );
		self::assertStringNotContainsString(
			'IGAA',
			(string) wp_json_encode( $response->get_data() ),
			'nor what Instagram says, which repeats it'
		);
		$this->instagram->fault = static fn (): mixed => new \WP_Error(
			'http_request_failed',
			'cURL error 28: timed out for https://graph.instagram.com/me?access_token=IGAAwrong'
		);
		$response               = $this->post( $this->instagram->token );
		self::assertSame( 502, $response->get_status() );
		self::assertStringContainsString(
			'Try again in a few minutes',
			(string) $response->get_data()['message'],
			'nobody else does'
		);
		self::assertStringNotContainsString( 'IGAA', (string) wp_json_encode( $response->get_data() ) );
		self::assertFalse( Connection::get()->is_there() );
	}

	public function test_a_token_of_today_connects_though_it_cannot_be_renewed_yet(): void {
		$this->act_as( 'administrator' );
		$this->instagram->fault = static fn ( string $path ): mixed =>
			'/refresh_access_token' === $path ? StandIn::error( 100, 400 ) : null;
		self::assertSame( 200, $this->post( $this->instagram->token )->get_status() );
		self::assertFalse( Connection::get()->is_due() );
		self::assertEqualsWithDelta( time() + 60 * DAY_IN_SECONDS, Connection::get()->expires, 5 );
		$this->change( array( 'refreshed' => Connection::get()->refreshed - DAY_IN_SECONDS ) );
		self::assertTrue( Connection::get()->is_due() );
	}

	public function test_a_sealed_token_opens_with_the_sites_salts_only(): void {
		$sealed = Secret::seal( 'secret' );
		self::assertStringStartsWith( 'gcm:', $sealed );
		self::assertNotSame( $sealed, Secret::seal( 'secret' ) );
		self::assertSame( 'secret', Secret::open( $sealed ) );
		self::assertSame( 'plain', Secret::open( 'raw:plain' ), 'a server without OpenSSL' );
		$changed = substr( $sealed, 0, -2 ) . ( 'A' === $sealed[ strlen( $sealed ) - 2 ] ? 'B' : 'A' ) . '=';
		foreach ( array( '', 'gcm:', 'gcm:!!!!', 'gcm:AAAA', $changed, 'secret' ) as $broken ) {
			self::assertNull( Secret::open( $broken ), $broken );
		}
		add_filter( 'salt', static fn (): string => 'another salt' );
		self::assertNull( Secret::open( $sealed ) );
		$this->connect();
		remove_all_filters( 'salt' );
		\Eidan\Instagram\Sync::run();
		self::assertSame( 'secret', Connection::get()->failure );
		self::assertSame( array(), $this->instagram->asked );
	}

	public function test_owners_are_told_of_what_does_not_mend_itself(): void {
		self::assertArrayNotHasKey( 'eidan_instagram', Health::add( array() )['direct'] ?? array() );
		$this->connect();
		self::assertArrayHasKey( 'eidan_instagram', Health::add( array() )['direct'] );
		$cases = array(
			array( array( 'synced' => time() ), 'good' ),
			array( array( 'failure' => 'limit', 'tries' => 2, 'synced' => time() ), 'recommended' ),
			array( array( 'failure' => 'limit', 'tries' => 9, 'synced' => time() - 3 * DAY_IN_SECONDS ), 'critical' ),
			array( array( 'failure' => 'token', 'tries' => 1 ), 'critical' ),
			array( array( 'failure' => '', 'expires' => time() + DAY_IN_SECONDS ), 'critical' ),
		);
		set_current_screen( 'dashboard' );
		foreach ( $cases as [ $change, $status ] ) {
			$this->change( $change );
			self::assertSame( $status, Health::test()['status'] );
			foreach ( array( 'administrator' => 'critical' === $status, 'editor' => false ) as $role => $told ) {
				$this->act_as( $role );
				ob_start();
				Health::notice();
				$notice = (string) ob_get_clean();
				self::assertSame( $told, str_contains( $notice, '#instagram' ), "$status for $role" );
			}
		}
		self::assertStringContainsString( 'expires on', Health::problem( Connection::get() ) );
		$this->change( array( 'failure' => '', 'expires' => time() - DAY_IN_SECONDS ) );
		self::assertStringContainsString(
			'expired on',
			Health::problem( Connection::get() ),
			'a day that has gone by is none to act before'
		);
	}

	public function test_the_api_is_nowhere_else_whatever_a_filter_says(): void {
		foreach ( array(
			'http://graph.instagram.com',
			'https://evil.example/path',
			'http://127.0.0.1',
			'http://localhost:8080',
			null,
			array(),
		) as $odd ) {
			add_filter( 'eidan_instagram_api', static fn (): mixed => $odd );
			self::assertSame( Hosts::API, Hosts::api() );
			remove_all_filters( 'eidan_instagram_api' );
		}
		add_filter( 'eidan_instagram_picture_hosts', static fn (): mixed => array( 'http://10.0.0.1:80', 5, '' ) );
		self::assertFalse( Hosts::allows( 'http://10.0.0.1:80/a.jpg', Hosts::images() ) );
	}

	public function test_deleting_the_plugin_removes_what_the_owner_chose(): void {
		foreach ( array(
			'nothing'    => array( true, 1 ),
			'settings'   => array( false, 1 ),
			'everything' => array( false, 0 ),
		) as $remove => $left ) {
			$this->connect();
			$this->instagram->posts = array();
			$this->instagram->post( '1' );
			\Eidan\Instagram\Sync::run( true );
			Schedule::ensure();
			update_option( Settings::OPTION, array( 'uninstall' => array( 'remove' => $remove ) ) );
			Uninstall::run();
			self::assertSame( $left, array( Connection::get()->is_there(), count( Library::all() ) ), $remove );
			self::assertSame( $left[1] > 0, array() !== $this->files(), $remove );
			self::assertFalse( wp_next_scheduled( Schedule::ACTION ) );
		}
	}
}
