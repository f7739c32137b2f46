// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace ratatosk::sql {

/// Holds one T by value where T is not complete yet, so that a type may contain itself. Copies and compares deeply. A box that was
/// moved from is empty and may only be assigned to or destroyed.
template <class T>
class Box
{
public:
    Box() : m_value(std::make_unique<T>()) {}
    Box(T value) : m_value(std::make_unique<T>(std::move(value))) {}
    Box(const Box& other) : m_value(other.m_value ? std::make_unique<T>(*other.m_value) : nullptr) {}
    Box(Box&&) noexcept = default;
    Box& operator=(const Box& other) { return *this = Box(other); }
    Box& operator=(Box&&) noexcept = default;
    ~Box() = default;

    T& operator*() { return *m_value; }
    const T& operator*() const { return *m_value; }
    T* operator->() { return m_value.get(); }
    const T* operator->() const { return m_value.get(); }

    friend bool operator==(const Box& left, const Box& right) { return *left == *right; }

private:
    std::unique_ptr<T> m_value;
};

} // namespace ratatosk::sql
