<?php
/**
 * Creates content for tests.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Creates posts, users, terms and images. The test's transaction undoes changes of the database. Files are removed
 * here.
 */
trait Factory {

	/** @var list<string> Files to remove after the test. */
	private array $files = array();

	/**
	 * Creates a post.
	 *
	 * @param array<string, mixed> $fields Fields of wp_insert_post(). By default the post is published.
	 */
	protected function create_post( array $fields = array() ): int {
		static $count = 0;
		++$count;
		$id = wp_insert_post(
			wp_slash(
				$fields + array(
					'post_title'   => "Post $count",
					'post_content' => "<!-- wp:paragraph -->\n<p>Content of post $count.</p>\n<!-- /wp:paragraph -->",
					'post_status'  => 'publish',
					'post_type'    => 'post',
				)
			),
			true
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Creates a page.
	 *
	 * @param array<string, mixed> $fields Fields of wp_insert_post().
	 */
	protected function create_page( array $fields = array() ): int {
		return $this->create_post( $fields + array( 'post_type' => 'page' ) );
	}

	/**
	 * Creates a user.
	 *
	 * @param string               $role   Role.
	 * @param array<string, mixed> $fields Fields of wp_insert_user().
	 */
	protected function create_user( string $role = 'author', array $fields = array() ): int {
		static $count = 0;
		++$count;
		$id = wp_insert_user(
			$fields + array(
				'user_login'   => "$role-$count",
				'user_pass'    => 'password',
				'user_email'   => "$role-$count@example.com",
				'display_name' => ucfirst( $role ) . " $count",
				'role'         => $role,
			)
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Creates a user with a role, and logs that user in.
	 *
	 * @param string $role Role; "" for a visitor.
	 */
	protected function act_as( string $role ): int {
		$id = '' === $role ? 0 : $this->create_user( $role );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Creates a term.
	 *
	 * @param string               $taxonomy Taxonomy.
	 * @param string               $name     Name; "" for any name.
	 * @param array<string, mixed> $fields   Fields of wp_insert_term().
	 */
	protected function create_term( string $taxonomy = 'category', string $name = '', array $fields = array() ): int {
		static $count = 0;
		++$count;
		$term = wp_insert_term( '' === $name ? "Term $count" : $name, $taxonomy, $fields );
		self::assertIsArray( $term, is_wp_error( $term ) ? $term->get_error_message() : '' );
		return (int) $term['term_id'];
	}

	/**
	 * Creates an attachment: a real image, with the sizes that WordPress makes of it.
	 *
	 * @param int                  $width  Width in pixels.
	 * @param int                  $height Height in pixels.
	 * @param array<string, mixed> $fields Fields of wp_insert_attachment(), and "alt".
	 */
	protected function create_attachment( int $width = 120, int $height = 80, array $fields = array() ): int {
		static $count = 0;
		++$count;
		$image = imagecreatetruecolor( $width, $height );
		self::assertNotFalse( $image );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, ( $count * 40 ) % 256, 120, 160 ) );
		$upload = wp_upload_dir();
		$file   = $upload['path'] . '/' . wp_unique_filename( $upload['path'], "picture-$count.png" );
		imagepng( $image, $file );
		$this->files[] = $file;

		$alt = $fields['alt'] ?? "Picture $count";
		unset( $fields['alt'] );
		$id = wp_insert_attachment(
			wp_slash(
				$fields + array(
					'post_title'     => "Picture $count",
					'post_mime_type' => 'image/png',
					'post_status'    => 'inherit',
				)
			),
			$file
		);
		$meta = wp_generate_attachment_metadata( $id, $file );
		foreach ( $meta['sizes'] ?? array() as $size ) {
			$this->files[] = dirname( $file ) . '/' . $size['file'];
		}
		wp_update_attachment_metadata( $id, $meta );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	/**
	 * Removes the files of what was created.
	 */
	private function remove_files(): void {
		foreach ( array_reverse( $this->files ) as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
	}

	/**
	 * Creates an image of 240 × 160 pixels in the media library: a gray, and below it another one.
	 *
	 * @param int    $above 0 to 255.
	 * @param int    $below 0 to 255.
	 * @param string $name  Name of the file.
	 */
	protected function create_gray_image( int $above, int $below, string $name ): int {
		$path  = wp_upload_dir()['path'] . '/' . $name;
		$image = imagecreatetruecolor( 240, 160 );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, $above, $above, $above ) );
		imagefilledrectangle( $image, 0, 80, 239, 159, (int) imagecolorallocate( $image, $below, $below, $below ) );
		imagepng( $image, $path );
		$this->files[] = $path;
		$id            = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), $path );
		wp_update_attachment_metadata(
			$id,
			array( 'width' => 240, 'height' => 160, 'file' => _wp_relative_upload_path( $path ) )
		);

		return $id;
	}
}
