<?php
/**
 * A stand-in for Instagram's API and for the hosts of its images.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use WP_Error;

/**
 * Answers requests within the process instead of the network, and records them. It refuses all other hosts.
 */
final class StandIn {

	/** The only token that it accepts. */
	public string $token = 'IGAAstandin0123456789abcdef';

	/** @var array<string, array<string, mixed>> Posts by id, the newest first. */
	public array $posts = array();

	/** @var list<array{host: string, path: string, query: array<mixed>}> The requests so far. */
	public array $asked = array();

	/** @var array{int, int} Width and height of its images in pixels. */
	public array $size = array( 400, 300 );

	/** How many posts it returns per page, whatever number is asked for. */
	public int $page = 25;

	/** How many posts the profile claims to have; -1 = the real number. */
	public int $count = -1;

	/**
	 * @var (callable( string, array<mixed> ): mixed)|null Returns an answer to send instead of the usual one, from path
	 *                                                     and query; if it returns null, the usual one is sent.
	 */
	public $fault = null;

	/** Makes it answer WordPress's HTTP requests. */
	public function start(): self {
		add_filter( 'pre_http_request', array( $this, 'request' ), 10, 3 );
		return $this;
	}

	/**
	 * Adds a post before the others.
	 *
	 * @param string               $id   Id of the post.
	 * @param array<string, mixed> $more Fields that differ from the defaults below.
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

	/** @return list<string> Paths of the requests so far, in order; for an image, its host instead of the path. */
	public function paths(): array {
		return array_map(
			static fn ( array $request ): string =>
				'graph.instagram.com' === $request['host'] ? $request['path'] : $request['host'],
			$this->asked
		);
	}

	/** Callback of the filter `pre_http_request`. */
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

	/** @param array<mixed> $query Parameters of the request. */
	private function media( array $query ): mixed {
		$from = (int) ( $query['after'] ?? 0 );
		$data = array_values( array_slice( $this->posts, $from, $this->page, true ) );
		$next = $from + $this->page;
		return self::json(
			array( 'data' => $data ) + ( $next < count( $this->posts )
				// An address of another host, which the plugin must not follow.
				? array(
					'paging' => array(
						'cursors' => array( 'after' => (string) $next ),
						'next'    => 'https://evil.example/?after=' . $next,
					),
				)
				: array() )
		);
	}

	/** Answers with a new token. The token before it is no longer valid. */
	private function renewed(): mixed {
		$this->token .= 'x';
		return self::json(
			array( 'access_token' => $this->token, 'token_type' => 'bearer', 'expires_in' => 5_000_000 )
		);
	}

	/** @param array<string, mixed> $body Answer before it is encoded. */
	public static function json( array $body, int $status = 200 ): array {
		return self::answer( (string) wp_json_encode( $body ), $status );
	}

	/** An error in the format of the API. Its message contains what must not be shown to anybody. */
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

	/** @param array<string, string> $headers Headers of the answer. */
	public static function answer( string $body, int $status = 200, array $headers = array() ): array {
		return array(
			'headers'  => $headers,
			'body'     => $body,
			'response' => array( 'code' => $status, 'message' => '' ),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	/** Returns a JPEG file of that size, in pixels. */
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
