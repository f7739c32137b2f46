// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/pretrained/bert_characters.h"
#include "core/network/pretrained/sentencepiece_file.h"
#include "core/network/pretrained/token_list.h"

namespace ratatosk {

// Vocabularies of others as sentencepiece models, whose pieces keep their ids. Both expect one word at a time, as SubwordVocabulary gives them:
// punctuation is a word of its own.

/// WordPiece (Schuster and Nakajima, "Japanese and Korean voice search", ICASSP 2012), which takes from a word's beginning the longest piece
/// that there is, and so on: every piece is one that sentencepiece takes whole, the longest first. "##x" goes on with a word. A word with a
/// character that no piece has keeps its other pieces here, and is unknown as a whole there; so is one of more than 100 characters.
SentencepieceFile fromWordPieces(const TokenList& tokens, const BertCharacters& characters);

/// Byte-level byte pairs (Radford et al., "Language models are unsupervised multitask learners", 2019, section 2.2): a piece's score is the
/// place of the pair that makes it. Two pieces that happen to make a third may be joined where only another pair is listed, and a character
/// that is no piece by itself is unknown here, and bytes there.
SentencepieceFile fromBytePairs(const TokenList& tokens, const TokenMerges& merges);

/// The text that a byte-level token stands for: 256 printable characters stand for the bytes. Empty for what is no such token.
std::string bytesOfToken(const std::string& token);

} // namespace ratatosk
