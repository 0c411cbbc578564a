<?php
/**
 * A stand-in for uploads on object storage, such as S3 by the plugin S3 Uploads.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * PHP's stream wrapper `eidantest://`. It does what the wrapper of S3 Uploads does, and no more: folders always exist,
 * a file is stored when it is closed, times of files cannot be set, and nothing can be locked. It is no local path:
 * what opens files by another way than PHP's streams does not find them.
 */
final class ObjectStorage {

	/** Folder of the uploads. */
	public const ROOT = 'eidantest://bucket/uploads';

	/** Address of the uploads. */
	public const URL = 'https://storage.example/uploads';

	/** @var resource|null Set by PHP. */
	public $context;

	/** @var array<string, array{data: string, time: int, type: string}> Stored files, by path. */
	private static array $files = array();

	/** @var list<string> Requests to the storage: what was done, and the path. */
	private static array $requests = array();

	private string $path = '';

	private string $mode = '';

	private string $data = '';

	private int $at = 0;

	/** @var list<string> Names in the folder that is read. */
	private array $names = array();

	/** Puts the uploads of the site there, until stop(). */
	public static function start(): void {
		self::$files    = array();
		self::$requests = array();
		stream_wrapper_register( 'eidantest', self::class, STREAM_IS_URL );
		add_filter(
			'upload_dir',
			static fn( array $folder ): array => array(
				'basedir' => self::ROOT,
				'baseurl' => self::URL,
				'path'    => self::ROOT . $folder['subdir'],
				'url'     => self::URL . $folder['subdir'],
			) + $folder
		);
	}

	public static function stop(): void {
		stream_wrapper_unregister( 'eidantest' );
	}

	/** @return list<string> Paths of the stored files in the folder of uploads. */
	public static function files(): array {
		return array_map(
			static fn( string $path ): string => substr( $path, strlen( self::ROOT ) + 1 ),
			array_keys( self::$files )
		);
	}

	/** What a visitor gets at an address; null if it is not there. */
	public static function get( string $url ): ?string {
		return self::$files[ str_replace( self::URL, self::ROOT, $url ) ]['data'] ?? null;
	}

	/** The type with which the storage serves a file: by the name under which it was written, not of a later one. */
	public static function type( string $url ): string {
		return self::$files[ str_replace( self::URL, self::ROOT, $url ) ]['type'] ?? '';
	}

	/** Makes a file older. */
	public static function age( string $file, int $seconds ): void {
		self::$files[ self::ROOT . "/$file" ]['time'] -= $seconds;
		clearstatcache();
	}

	/** @return list<string> Requests since it was asked last: each takes as long as one to another host. */
	public static function requests(): array {
		$requests       = self::$requests;
		self::$requests = array();
		clearstatcache();
		return $requests;
	}

	public function stream_open( string $path, string $mode ): bool {
		$this->path = $path;
		$this->mode = rtrim( $mode, 'bt' );
		if ( 'r' === $this->mode ) {
			self::$requests[] = "GET $path";
			if ( ! isset( self::$files[ $path ] ) ) {
				return false;
			}
			$this->data = self::$files[ $path ]['data'];
		}
		return in_array( $this->mode, array( 'r', 'w', 'x' ), true );
	}

	public function stream_read( int $count ): string {
		$part      = substr( $this->data, $this->at, $count );
		$this->at += strlen( $part );
		return $part;
	}

	public function stream_write( string $data ): int {
		$this->data .= $data;
		return strlen( $data );
	}

	public function stream_eof(): bool {
		return $this->at >= strlen( $this->data );
	}

	public function stream_tell(): int {
		return $this->at;
	}

	public function stream_seek( int $offset, int $whence ): bool {
		$this->at = match ( $whence ) {
			SEEK_CUR => $this->at + $offset,
			SEEK_END => strlen( $this->data ) + $offset,
			default => $offset,
		};
		return true;
	}

	public function stream_close(): void {
		if ( 'r' !== $this->mode ) {
			self::$requests[]           = "PUT $this->path";
			self::$files[ $this->path ] = array(
				'data' => $this->data,
				'time' => time(),
				'type' => match ( pathinfo( $this->path, PATHINFO_EXTENSION ) ) {
					'css' => 'text/css',
					'jpg' => 'image/jpeg',
					'webp' => 'image/webp',
					'woff2' => 'font/woff2',
					default => 'application/octet-stream',
				},
			);
		}
	}

	/** @return array<string, int> */
	public function stream_stat(): array {
		return self::stat( strlen( $this->data ), 0100666, self::$files[ $this->path ]['time'] ?? time() );
	}

	/** Times, owners and rights cannot be set. */
	public function stream_metadata(): bool {
		return false;
	}

	/** @return array<string, int>|false */
	public function url_stat( string $path ): array|false {
		if ( '' === pathinfo( $path, PATHINFO_EXTENSION ) ) {
			return self::stat( 0, 040777, 0 );
		}
		self::$requests[] = "HEAD $path";
		$file             = self::$files[ $path ] ?? null;
		return null === $file ? false : self::stat( strlen( $file['data'] ), 0100666, $file['time'] );
	}

	public function unlink( string $path ): bool {
		unset( self::$files[ $path ] );
		return true;
	}

	public function rename( string $from, string $to ): bool {
		self::$requests[]   = "COPY $from";
		self::$files[ $to ] = self::$files[ $from ];
		unset( self::$files[ $from ] );
		return true;
	}

	public function mkdir(): bool {
		return true;
	}

	public function rmdir(): bool {
		return true;
	}

	public function dir_opendir( string $path ): bool {
		self::$requests[] = "LIST $path";
		$path             = rtrim( $path, '/' ) . '/';
		$this->names      = array();
		foreach ( array_keys( self::$files ) as $file ) {
			if ( str_starts_with( $file, $path ) ) {
				$this->names[] = explode( '/', substr( $file, strlen( $path ) ) )[0];
			}
		}
		$this->names = array_values( array_unique( $this->names ) );
		return true;
	}

	public function dir_readdir(): string|false {
		return array_shift( $this->names ) ?? false;
	}

	public function dir_closedir(): bool {
		return true;
	}

	/** @return array<string, int> */
	private static function stat( int $size, int $mode, int $time ): array {
		return array( 'mode' => $mode, 'size' => $size, 'mtime' => $time, 'nlink' => 1 );
	}
}
