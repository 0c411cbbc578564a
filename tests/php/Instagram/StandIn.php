<?php
/**
 * A stand-in of Instagram's API and of the hosts that its pictures are on.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use WP_Error;

/**
 * Answers in the place of the network, within the process; notes what was asked. Nothing else is let through.
 */
final class StandIn {

	/** The token that it accepts. */
	public string $token = 'IGAAstandin0123456789abcdef';

	/** @var array<string, array<string, mixed>> Posts by number, the newest first. */
	public array $posts = array();

	/** @var list<array{host: string, path: string, query: array<mixed>}> What was asked. */
	public array $asked = array();

	/** @var array{int, int} Size of its pictures. */
	public array $size = array( 400, 300 );

	/** Posts a page, whatever is asked for. */
	public int $page = 25;

	/** How many posts the profile says there are; -1 = as many as there are. */
	public int $count = -1;

	/**
	 * @var (callable( string, array<mixed> ): mixed)|null An answer in the place of the usual one, by path and query;
	 *                                                     null lets that one come.
	 */
	public $fault = null;

	/** Puts it in the place of the network. */
	public function start(): self {
		add_filter( 'pre_http_request', array( $this, 'request' ), 10, 3 );
		return $this;
	}

	/**
	 * Adds a post before the others.
	 *
	 * @param string               $id   Its number.
	 * @param array<string, mixed> $more What is not as usual.
	 */
	public function post( string $id, array $more = array() ): self {
		$this->posts = array(
			$id => $more + array(
				'id'         => $id,
				'media_type' => 'IMAGE',
				'media_url'  => "https://scontent-ams2-1.cdninstagram.com/v/$id.jpg?oe=1",
				'caption'    => "Caption of $id",
				'permalink'  => "https://www.instagram.com/p/$id/",
				'timestamp'  => gmdate( 'Y-m-d\TH:i:s+0000', 1_700_000_000 + (int) $id ),
			),
		) + $this->posts;
		return $this;
	}

	/** @return list<string> Paths that were asked for, in their order; hosts of pictures in their place. */
	public function paths(): array {
		return array_map(
			static fn ( array $request ): string =>
				'graph.instagram.com' === $request['host'] ? $request['path'] : $request['host'],
			$this->asked
		);
	}

	/** Filter `pre_http_request`. */
	public function request( mixed $answer, mixed $options = array(), mixed $url = '' ): mixed {
		unset( $answer );
		$parts = (array) wp_parse_url( is_string( $url ) ? $url : '' );
		parse_str( $parts['query'] ?? '', $query );
		$this->asked[] = array( 'host' => $parts['host'] ?? '', 'path' => $parts['path'] ?? '', 'query' => $query );
		if (
			0 !== ( $options['redirection'] ?? null )
			|| 10 < ( $options['timeout'] ?? 99 )
			|| true !== ( $options['reject_unsafe_urls'] ?? false )
		) {
			return new WP_Error( 'stand_in', 'A request without limits.' );
		}
		$fault = null === $this->fault ? null : ( $this->fault )( $parts['path'] ?? '', $query );
		if ( null !== $fault ) {
			return $fault;
		}
		if ( 'graph.instagram.com' !== ( $parts['host'] ?? '' ) ) {
			return self::answer( self::jpeg( ...$this->size ), 200, array( 'content-type' => 'image/jpeg' ) );
		}
		if ( $this->token !== ( $query['access_token'] ?? '' ) ) {
			return self::error( 190, 400 );
		}
		return match ( $parts['path'] ?? '' ) {
			'/me'                   => self::json(
				array(
					'user_id'     => '1',
					'username'    => 'lindqvist.orr',
					'media_count' => 0 > $this->count ? count( $this->posts ) : $this->count,
				)
			),
			'/me/media'             => $this->media( $query ),
			'/refresh_access_token' => $this->renewed(),
			default                 => self::error( 100, 404 ),
		};
	}

	/** @param array<mixed> $query The request's. */
	private function media( array $query ): mixed {
		$from = (int) ( $query['after'] ?? 0 );
		$data = array_values( array_slice( $this->posts, $from, $this->page, true ) );
		$next = $from + $this->page;
		return self::json(
			array( 'data' => $data ) + ( $next < count( $this->posts )
				// An address of somebody else: nobody may follow it.
				? array(
					'paging' => array(
						'cursors' => array( 'after' => (string) $next ),
						'next'    => 'https://evil.example/?after=' . $next,
					),
				)
				: array() )
		);
	}

	/** A token in the place of the one before, which is not valid any more. */
	private function renewed(): mixed {
		$this->token .= 'x';
		return self::json(
			array( 'access_token' => $this->token, 'token_type' => 'bearer', 'expires_in' => 5_000_000 )
		);
	}

	/** @param array<string, mixed> $body The answer. */
	public static function json( array $body, int $status = 200 ): array {
		return self::answer( (string) wp_json_encode( $body ), $status );
	}

	/** An error as the API words its own; the message holds what must not be shown. */
	public static function error( int $code, int $status ): array {
		return self::json(
			array(
				'error' => array(
					'message' => 'Error validating IGAAstandin0123456789abcdef',
					'type'    => 'OAuthException',
					'code'    => $code,
				),
			),
			$status
		);
	}

	/** @param array<string, string> $headers Headers. */
	public static function answer( string $body, int $status = 200, array $headers = array() ): array {
		return array(
			'headers'  => $headers,
			'body'     => $body,
			'response' => array( 'code' => $status, 'message' => '' ),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	/** A picture. */
	public static function jpeg( int $width, int $height ): string {
		static $made = array();
		if ( isset( $made[ "$width-$height" ] ) ) {
			return $made[ "$width-$height" ];
		}
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, 90, 120, 160 ) );
		ob_start();
		imagejpeg( $image, null, 60 );
		return $made[ "$width-$height" ] = (string) ob_get_clean();
	}
}
