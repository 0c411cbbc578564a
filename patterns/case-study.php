<?php
/**
 * Sections of a case study, one after another.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/case-words"} /-->

<!-- wp:pattern {"slug":"eidan/case-picture"} /-->

<!-- wp:pattern {"slug":"eidan/case-numbers"} /-->

<!-- wp:pattern {"slug":"eidan/picture-pair"} /-->

<!-- wp:pattern {"slug":"eidan/case-quote"} /-->
<?php
ob_end_flush();
